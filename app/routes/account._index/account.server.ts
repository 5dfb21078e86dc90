/** Loader and forms of the account area (AUTH-07): for who is logged in, and never kept by a cache. */
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { CODE_PROBLEMS, type Account, type AccountEnquiry } from '../../../contract/account.ts';
import type { AccountAlert } from '../../../contract/alerts.ts';
import type { AssertedPerson } from '../../../contract/asserted-person.ts';
import { ENQUIRY_LINK_WISHES } from '../../../contract/enquiry-paths.ts';
import type { JoinedEvent } from '../../../contract/joined-events.ts';
import {
  MAXIMUM_PARTNERSHIP_MESSAGE,
  MAXIMUM_WEBSITE,
  PARTNERSHIP_KINDS,
} from '../../../contract/partnership-form.ts';
import { accountName } from '../../../domain/account-name.ts';
import { formatMomentFrom } from '../../../domain/clock-time.ts';
import { HOUR_MS } from '../../../domain/durations.ts';
import { withShortLineEnds } from '../../../domain/line-ends.ts';
import { MARKET_IDS, type Market } from '../../../domain/market.ts';
import { isWebAddress } from '../../../domain/web-address.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { apiOf } from '../../api/request-api.server.ts';
import {
  ACCOUNT_PATH,
  ACCOUNT_SECTIONS,
  accountAddress,
  type AccountSection,
} from '../../auth/account-address.ts';
import { endedPath } from '../../auth/login-ended.ts';
import { loginPath, returnPath } from '../../auth/return-path.ts';
import { endedSessionCookie } from '../../auth/session-cookie.server.ts';
import { assertedPerson, type Session } from '../../auth/session-data.server.ts';
import { communicationsAddress } from '../../auth/session-user.server.ts';
import {
  followAccountAnswer,
  isSessionUnreadable,
  pendingSessionOf,
  reloadUser,
  sessionOf,
} from '../../auth/session.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { eventView, type EventView } from '../../meetups/events.server.ts';
import { ownFields } from '../../layout/own-fields.ts';
import { isFormRefused, noteRefusedForm } from '../../network/refused-form.server.ts';
import { siteLog } from '../../site-log.server.ts';
import { isSecureSite, siteSettings } from '../../site-settings.server.ts';
import {
  type AccountForm,
  type AccountReply,
  type Done,
  FORM_SECTIONS,
  formAddress,
  type FormProblem,
  INTENT,
  DELETION_STEPS,
  OFF,
  ON,
  RESEND,
  type ResendTime,
  STEP,
} from './account-forms.ts';

export const ACCOUNT_HEADERS = { 'cache-control': 'private, no-store' };

export interface AccountPage {
  readonly request: Request;
  readonly context: AppLoadContext;
  readonly market: Market;
  readonly section: AccountSection;
  readonly api: ApiClient;
  /** Null where the session cannot be read now. */
  readonly session: Session | null;
  readonly person: AssertedPerson | null;
  /** Whether the privacy policy has to be accepted before all else (AUTH-05). */
  readonly isPending: boolean;
  /** Whether a form came of somebody who is not logged in any more: it goes back as it was sent. */
  readonly isLoggedOut: boolean;
}

/**
 * What a request to the account area is about, and whose.
 * @throws Response 404 for an unknown routing key; 302 to the account site where there is one, to the login for a
 *   visitor who sends no form, and to the privacy policy while that waits: all but that and a deletion.
 */
export async function accountPage(request: Request, context: AppLoadContext): Promise<AccountPage> {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('routingKey') ?? ACCOUNT_SECTIONS[0];
  const section = ACCOUNT_SECTIONS.find((known) => known === wanted);
  if (!section) throw new Response(null, { status: 404 });
  const settings = siteSettings();
  const { accountUrl, sessionSecret } = settings;
  if (accountUrl !== null) throw redirect(accountAddress(section, accountUrl));
  const market = marketOfRequest(request, context);

  const pending = await pendingSessionOf(request, context);
  const session = pending ?? (await sessionOf(request, context));
  if (request.method !== 'POST') await followAccountAnswer(request, context);
  const isLoggedOut = !session && !(await isSessionUnreadable(request, context));
  if (isLoggedOut && request.method === 'POST') noteRefusedForm(context);
  if (isLoggedOut && !isFormRefused(context)) throw redirect(loginPath(accountAddress(section)));
  if (pending && FORM_SECTIONS.privacy !== section && deletionStep(request) === null)
    throw redirect(communicationsAddress(accountAddress(section), settings, market));
  const person = session && assertedPerson(session.data, sessionSecret);
  return {
    request,
    context,
    market,
    section,
    api: await apiOf(request, context),
    session,
    person: person?.accountId == null ? null : person,
    isPending: pending !== null,
    isLoggedOut,
  };
}

/** When another code may be asked for, by the market's clock; null where the address does not say, or it may be by now. */
export function resendFrom({ request, context, market }: AccountPage): ResendTime | null {
  const ms = Number(new URL(request.url).searchParams.get(RESEND));
  const now = (context.now ?? Date.now)();
  if (!(ms > now && ms <= now + HOUR_MS)) return null;
  return { at: ms, time: formatMomentFrom(ms, market), inMs: ms - now };
}

/** The step of the deletion that the address asks for. */
export function deletionStep(request: Request): keyof typeof DELETION_STEPS | null {
  const step = new URL(request.url).searchParams.get(STEP);
  return (['code', 'delete'] as const).find((form) => DELETION_STEPS[form] === step) ?? null;
}

/** A meet-up that the person has joined. */
export interface ShownEvent extends Pick<EventView, 'id' | 'title' | 'city' | 'day' | 'from'> {
  readonly isNameShown: boolean;
}

function shownEvent({ event, isNameShown }: JoinedEvent, market: Market): ShownEvent {
  const { id, title, city, day, from } = eventView(event, market);
  return { id, title, city, day, from, isNameShown };
}

export interface LoadedAccount {
  /** Null while the backend gives no answer. */
  readonly account: Account | null;
  /** Of the section that shows them, with the same exception. */
  readonly enquiries: readonly AccountEnquiry[] | null;
  /** Meet-ups; the section stands without them. */
  readonly events: readonly ShownEvent[];
  /** As `enquiries`. */
  readonly alerts: readonly AccountAlert[] | null;
}

/** @throws Response 303 to a page that says so where the account is gone, which ends the session */
export async function loadAccount(page: AccountPage): Promise<LoadedAccount> {
  const { api, person, section, market } = page;
  if (!person) return { account: null, enquiries: null, events: [], alerts: null };
  const [account, enquiries, events, alerts] = await Promise.all([
    api.account(person),
    section === 'travels' ? api.accountEnquiries(person) : null,
    section === 'travels' ? api.joinedEvents(person) : null,
    section === 'account-communications' ? api.accountAlerts(person) : null,
  ]);
  if (account.outcome === 'missing') throw await sessionEnded(page, 'gone');
  return {
    account: account.outcome === 'success' ? account.data.data : null,
    enquiries: enquiries?.outcome === 'success' ? enquiries.data.data : null,
    events:
      events?.outcome === 'success'
        ? events.data.data.map((joined) => shownEvent(joined, market))
        : [],
    alerts: alerts?.outcome === 'success' ? alerts.data.data : null,
  };
}

/**
 * 303 to the page that says why the session is over, without it and without what the browser has kept of its pages. A
 * deletion ends all sessions of the person; where they cannot be ended now, each ends when its tokens are refreshed.
 */
async function sessionEnded(
  { session, context, market }: AccountPage,
  why: 'deleted' | 'gone',
): Promise<Response> {
  const { sessions: store, log = siteLog() } = context;
  if (session && store)
    await (why === 'deleted' ? store.removePerson : store.remove)(session.tokenHash).catch(
      (error: unknown) => log.error({ err: error }, 'session of a missing account not ended'),
    );
  return redirect(why === 'deleted' ? `${ACCOUNT_PATH}/deleted` : endedPath('gone'), {
    status: 303,
    headers: {
      ...ACCOUNT_HEADERS,
      'set-cookie': endedSessionCookie(isSecureSite(market)),
      'clear-site-data': '"cache"',
    },
  });
}

/** The name as it is stored: what was typed around it is no reason for the backend to refuse it. */
const nameSchema = z
  .string()
  .default('')
  .transform((typed, context) => {
    const name = accountName(typed);
    if (name === null) context.addIssue('nameLong');
    return name ?? z.NEVER;
  });
/** Far more than a code has with all that people write between its digits. */
const LONGEST_CODE = 50;
const choiceSchema = z.enum([ON, OFF], 'choiceMissing');

/** The forms by name: their fields, with keys of words as messages, and the call that each makes. */
const FORMS: Readonly<Record<AccountForm, SentForm>> = {
  profile: defineForm(
    z.object({
      firstName: nameSchema,
      lastName: nameSchema,
      market: z.enum(MARKET_IDS, 'marketWrong'),
    }),
    ({ api, person }, profile) => api.saveProfile(person, profile),
    // What is sent without one is refused where the account has one.
    { refusedFields: { firstName: 'nameMissing' } },
  ),
  code: defineForm(
    z.object({}),
    ({ api, person, browser }) => api.sendDeletionCode(person, { browser }),
    // The code is asked for next.
    {
      nextOf: ({ data: { isNew, resendAt } }) =>
        formAddress('delete', isNew ? null : 'codeStays', resendAt),
    },
  ),
  delete: defineForm(
    z.object({
      code: z
        .string()
        .overwrite((typed) => typed.slice(0, LONGEST_CODE))
        .default(''),
    }),
    ({ api, person, browser }, { code }) => api.deleteAccount(person, { browser, code }),
  ),
  enquiry: defineForm(
    z.object({ id: z.string(), wish: z.enum(ENQUIRY_LINK_WISHES) }),
    ({ api, person }, wish) => api.followAccountEnquiry(person, wish),
  ),
  meetup: defineForm(z.object({ id: z.string() }), ({ api, person }, event) =>
    api.leaveEvent(person, event),
  ),
  partnership: defineForm(
    z.object({
      kind: z.enum(PARTNERSHIP_KINDS, 'kindMissing'),
      website: z
        .string()
        .trim()
        .max(MAXIMUM_WEBSITE, 'websiteLong')
        .refine((typed) => typed === '' || isWebAddress(typed), 'websiteWrong')
        .default(''),
      message: z
        .string({ error: 'messageMissing' })
        .overwrite(withShortLineEnds)
        .trim()
        .min(1, 'messageMissing')
        .max(MAXIMUM_PARTNERSHIP_MESSAGE, 'messageLong'),
    }),
    ({ api, person }, application) => api.applyForPartnership(person, application),
  ),
  marketing: defineForm(z.object({ marketing: choiceSchema }), ({ api, person }, { marketing }) =>
    api.saveCommunications(person, { acceptsMarketing: marketing === ON }),
  ),
  newsletter: defineForm(z.object({ newsletter: choiceSchema }), ({ api, person }, sent) =>
    api.saveCommunications(person, { getsNewsletter: sent.newsletter === ON }),
  ),
  privacy: defineForm(z.object({ version: z.string() }), ({ api, person }, text) =>
    api.acceptPrivacy(person, text),
  ),
};

interface FormCall {
  readonly api: ApiClient;
  readonly person: AssertedPerson;
  /** What a code is bound to: this very login. */
  readonly browser: string;
}
type SentForm = (
  form: FormData,
  page: AccountPage,
) => Promise<
  | { readonly outcome: 'done'; readonly next: string | null }
  | { readonly outcome: 'gone' }
  | (Omit<AccountReply, 'form'> & { readonly outcome: 'back'; readonly status: number })
>;

/**
 * @param nextOf the page that shows what was done, where it depends on the answer
 * @param refusedFields what is wrong with a field that the backend alone can refuse, by name
 */
function defineForm<Schema extends z.ZodObject, Answer>(
  schema: Schema,
  send: (call: FormCall, values: z.output<Schema>) => Promise<ApiResult<Answer>>,
  {
    nextOf,
    refusedFields = {},
  }: {
    readonly nextOf?: (answer: Answer) => string;
    readonly refusedFields?: Readonly<Record<string, string>>;
  } = {},
): SentForm {
  return async (form, { api, person, session, isLoggedOut }) => {
    const fields = ownFields(form, Object.keys(schema.shape));
    const submission = parseWithZod(fields, { schema });
    const back = (
      status: number,
      problem: FormProblem | null,
      retryAfterS: number | null = null,
    ) => {
      const result = submission.reply(problem ? { formErrors: [problem] } : undefined);
      return { outcome: 'back', status, result, problem, retryAfterS } as const;
    };
    const backForField = (field: string, message: string) => {
      const result = submission.reply({ fieldErrors: { [field]: [message] } });
      return { outcome: 'back', status: 400, result, problem: null, retryAfterS: null } as const;
    };
    if (isLoggedOut) return back(401, 'loggedOut');
    if (submission.status !== 'success') return back(400, null);
    if (!person || !session) return back(503, 'unavailable', 5);
    const browser = session.tokenHash;
    const sent = await send({ api, person, browser }, submission.value);
    switch (sent.outcome) {
      case 'success':
        return { outcome: 'done', next: nextOf?.(sent.data) ?? null };
      case 'missing':
        return { outcome: 'gone' };
      case 'refused': {
        if (sent.key === 'TOO_MANY_REQUESTS') return back(429, 'tooMany', sent.retryAfterS ?? 3600);
        if (sent.key === 'CONFLICT') return back(409, 'changed');
        const wrong = Object.entries(refusedFields).find(([field]) => field === sent.extra?.field);
        if (wrong) return backForField(...wrong);
        const problem = CODE_PROBLEMS.find((known) => known === sent.extra?.problem);
        return back(400, problem ?? 'refused');
      }
      default:
        return back(503, 'unavailable', 5);
    }
  };
}

/**
 * Does what a form says, or returns it filled in with what is wrong.
 * @throws Response 303 to the page that shows what was done, without the session where the account is gone; 400 for
 *   what is none of the forms.
 */
export async function sendForm(
  page: AccountPage,
): Promise<{ readonly reply: AccountReply; readonly status: number }> {
  const sent = await page.request.formData().catch(() => null);
  const intent = sent?.get(INTENT);
  const form = (Object.keys(FORMS) as AccountForm[]).find((known) => known === intent);
  const isEarly = page.isPending && form !== 'privacy' && form !== 'code' && form !== 'delete';
  if (!sent || !form || isEarly || FORM_SECTIONS[form] !== page.section)
    throw new Response(null, { status: 400 });
  const answer = await FORMS[form](sent, page);
  if (answer.outcome === 'back') {
    const { status, result, problem, retryAfterS } = answer;
    return { status, reply: { form, result, problem, retryAfterS } };
  }
  if (form === 'delete') throw await sessionEnded(page, 'deleted');
  // A request for seats may be gone by itself; the page shows those that there are.
  if (answer.outcome === 'gone')
    throw form === 'enquiry'
      ? redirect(accountAddress(page.section), { status: 303, headers: ACCOUNT_HEADERS })
      : await sessionEnded(page, 'gone');
  throw answer.next === null
    ? await shownAfter(form, sent, page)
    : redirect(answer.next, { status: 303, headers: ACCOUNT_HEADERS });
}

async function shownAfter(
  form: AccountForm,
  sent: FormData,
  { request, context, market }: AccountPage,
): Promise<Response> {
  const answer = { status: 303, headers: ACCOUNT_HEADERS };
  if (form === 'privacy' || form === 'profile' || form === 'marketing')
    await reloadUser(request, context);
  if (form === 'privacy') {
    const wish = sent.get('returnTo');
    const path = typeof wish === 'string' && wish ? wish : accountAddress(FORM_SECTIONS.privacy);
    return redirect(returnPath(path, siteSettings().origins, market.id), answer);
  }
  const done = form === 'enquiry' ? sent.get('wish') : form;
  return redirect(formAddress(form, done as Done), answer);
}
