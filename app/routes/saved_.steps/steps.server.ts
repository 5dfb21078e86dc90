/**
 * Loader and forms of the steps of a visitor (WISH-02, NTFY-01, CODE-02). Each page carries its own item in its address,
 * so a second one, another tab, a reload and the back button are no trouble; who asks for a step that is not theirs yet
 * is led to the right one. A page changes nothing: only forms do.
 */
import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { SentCode } from '../../../contract/account.ts';
import type { Wanted } from '../../../contract/saving-steps.ts';
import type { Market } from '../../../domain/market.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { returnPath } from '../../auth/return-path.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { plainImage } from '../../images/image-source.ts';
import { readLayout } from '../../layout/layout.server.ts';
import { sharedPathFrame } from '../../layout/page-frame.ts';
import { chosenCurrency } from '../../layout/visitor-choices.server.ts';
import {
  isFormRefused,
  noteRefusedForm,
  titlePrefixOf,
} from '../../network/refused-form.server.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { isSecureSite, siteSettings } from '../../site-settings.server.ts';
import {
  INTENT,
  MARKETING,
  MARKETING_ANSWERS,
  PROBLEM,
  returnableAddress,
  SAVING_INTENTS,
  SAVING_STEPS,
  SENT,
  STEP,
  stepAddress,
  STEPS_PATH,
  stepsAddress,
  type MarketingAnswer,
  type SavingStep,
} from '../../wishlist/steps-address.ts';
import { readWantedItem, type WantedItem } from '../../wishlist/wanted-item.ts';
import { whoseRequest, type Whose } from '../../auth/whose-request.server.ts';
import {
  begunSaving,
  itemKey,
  savingCookie,
  savingOf,
  type Saving,
} from './saving-cookie.server.ts';
import {
  aboutOf,
  codeInWords,
  problemInWords,
  problemOf,
  PROBLEMS,
  type Problem,
} from './step-words.server.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
/** Value of `SENT`. */
const SENT_BEFORE = 'before';

/** What a page shows: a step, the one press of who is logged in, or that there is nothing to save. */
export type SavingView = SavingStep | 'mine' | 'nothing';

/** A form that was not accepted, as it was sent. */
export interface SavingReply {
  readonly problem: { readonly name: Problem; readonly text: string };
  readonly email: string;
  readonly code: string;
}

interface Steps {
  readonly request: Request;
  readonly context: AppLoadContext;
  readonly market: Market;
  readonly api: ApiClient;
  /** Null where the address names nothing that there could be. */
  readonly item: WantedItem | null;
  readonly returnTo: string;
  readonly query: URLSearchParams;
  readonly saving: Saving | null;
}

async function stepsOf(request: Request, context: AppLoadContext): Promise<Steps> {
  const market = marketOfRequest(request, context);
  const query = new URL(request.url).searchParams;
  return {
    request,
    context,
    market,
    api: await apiOf(request, context),
    item: readWantedItem(query),
    returnTo: returnPath(query.get('returnTo'), siteSettings().origins, market.id),
    query,
    saving: await savingOf(request, signerOf(market)),
  };
}

const signerOf = (market: Market) => ({
  secret: siteSettings().sessionSecret,
  isSecure: isSecureSite(market),
});

/** @throws Response 302 to the step that is right, or to the privacy policy while that waits (AUTH-05) */
export async function loadStep(request: Request, context: AppLoadContext) {
  const steps = await stepsOf(request, context);
  const { item, query, saving, api } = steps;
  const step = SAVING_STEPS.find((known) => known === query.get(STEP)) ?? 'email';
  if (!item) return pageOf(steps, { view: 'nothing', problem: 'missing', wanted: null });

  const whose = await personOf(steps, item);
  const isLoggedIn = whose.kind !== 'visitor';
  const isMine = isLoggedIn && step !== 'done';
  const isAsked = step === 'code' || isWaiting(steps, item);
  const asker = isAsked && !isMine && saving ? askerOf(saving) : undefined;
  const shown = await api.shownSavingStep({ item, asker });
  const wanted = shown.outcome === 'success' ? shown.data.data : null;
  const problem = wanted ? null : problemOf(shown);
  if (problem !== null && problem !== 'unavailable')
    return pageOf(steps, { view: 'nothing', problem, wanted });
  if (isMine) return pageOf(steps, { view: 'mine', problem, wanted });
  if (wanted && !isFormRefused(context)) throwUnlessRight(step, item, steps, wanted);
  const said = BACK_TO_START.find((known) => known === query.get(PROBLEM)) ?? null;
  return pageOf(steps, {
    view: step,
    problem: problem ?? (step === 'email' ? said : null),
    wanted,
    isLoggedIn,
  });
}

async function pageOf(
  { item, returnTo, query, saving, market, context }: Steps,
  {
    view,
    problem,
    wanted,
    isLoggedIn = false,
  }: {
    readonly view: SavingView;
    readonly problem: Problem | null;
    readonly wanted: Wanted | null;
    readonly isLoggedIn?: boolean;
  },
) {
  const { t } = await i18nextOf(market.textLocale);
  const title = t(titleOf(view, item));
  // What was said of an earlier try is no failure of this page.
  const isFailure = view === 'nothing' || problem === 'unavailable';
  const page = {
    seo: noindexSeo({
      title,
      titlePrefix:
        problem && view !== 'nothing' ? t('layout:form.titlePrefix') : titlePrefixOf(context, t),
      description: title,
      canonical: STEPS_PATH,
    }),
    frame: sharedPathFrame(item ? stepsAddress(item, '/') : STEPS_PATH),
    view,
    title,
    item,
    returnTo,
    about: wanted && aboutOf(wanted, market),
    image: wanted && plainImage(wanted.travel.image),
    email: saving?.email ?? '',
    marketing: marketingOf(query),
    code: wanted?.code ? codeInWords(wanted.code, market) : null,
    isProven: wanted?.isProven === true,
    isStillFirst: query.get(SENT) === SENT_BEFORE,
    isNewAccount: view === 'done' && saving?.done?.isNewAccount === true,
    problem: problem && { name: problem, text: await problemInWords(problem, market) },
    isLoggedIn,
    hasMailbox: siteSettings().hasDeveloperPages,
  };
  return data(page, {
    status: isFailure && problem ? PROBLEMS[problem] : 200,
    headers: problem === 'unavailable' ? { ...PRIVATE, 'retry-after': '5' } : PRIVATE,
  });
}

function titleOf(view: SavingView, item: WantedItem | null) {
  const isAlert = item?.alert !== undefined;
  switch (view) {
    case 'email':
    case 'mine':
      return isAlert ? 'saving:title.alert' : 'saving:title.item';
    case 'done':
      return isAlert ? 'saving:done.alert' : 'saving:done.item';
    case 'nothing':
      return 'saving:title.nothing';
    default:
      return `saving:${view}.title` as const;
  }
}

function personOf({ request, context, returnTo }: Steps, item: WantedItem): Promise<Whose> {
  return whoseRequest(request, context, returnableAddress(item, returnTo));
}

/** Whether somebody begins with what a code was sent for already: no step is named then. */
function isWaiting({ query, saving }: Steps, item: WantedItem): boolean {
  return !query.has(STEP) && saving?.waiting?.item === itemKey(item);
}

/** @throws Response 302 where the browser is at another step */
function throwUnlessRight(
  step: SavingStep,
  item: WantedItem,
  steps: Steps,
  { code, isProven }: Wanted,
): void {
  const { saving, returnTo, query } = steps;
  const go = (to: SavingStep, more?: Readonly<Record<string, string>>) =>
    redirect(stepAddress(item, returnTo, to, more), { headers: PRIVATE });
  const isDone = saving?.done?.item === itemKey(item);
  // Back from the last page.
  if (isDone && (step === 'new' || step === 'code')) throw go('done');
  switch (step) {
    case 'email': {
      const marketing = saving?.waiting?.marketing;
      if (code && isWaiting(steps, item)) throw go('code', marketing ? { marketing } : {});
      return;
    }
    case 'new':
      if (saving?.isKnown !== false) throw go('email');
      return;
    case 'code':
      if (!saving) throw go('email');
      if (!code && !isProven) throw go('email', { [PROBLEM]: 'expired' });
      if (saving.isKnown === false && !marketingOf(query)) throw go('new');
      return;
    case 'done':
      if (!isDone) throw go('email');
  }
}

function marketingOf(query: URLSearchParams): MarketingAnswer | null {
  return MARKETING_ANSWERS.find((known) => known === query.get(MARKETING)) ?? null;
}

const askerOf = ({ browser, email }: Saving) => ({ browser, email });

/** Longer than any address that people type. */
const LONGEST_EMAIL = 320;
/** Far more than a code has with all that people write between its digits. */
const LONGEST_CODE = 50;

const text = (longest: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.trim().slice(0, longest));
const formSchema = z.object({
  [INTENT]: z.enum(SAVING_INTENTS),
  email: text(LONGEST_EMAIL),
  code: text(LONGEST_CODE),
  [MARKETING]: z.enum(MARKETING_ANSWERS).nullish().catch(null),
});
type SentForm = z.infer<typeof formSchema>;

/**
 * Does what a form says, or returns it filled in with what is wrong.
 * @throws Response 303 to the next step; 400 for what is none of the forms
 */
export async function takeStep(request: Request, context: AppLoadContext) {
  const steps = await stepsOf(request, context);
  const { item, returnTo } = steps;
  const form = await request.formData().catch(() => null);
  const sent = formSchema.safeParse(form ? Object.fromEntries(form) : null);
  if (!sent.success) throw new Response(null, { status: 400 });
  if (!item) return refuse('missing', { steps, sent: sent.data });
  const whose = await personOf(steps, item);
  if (sent.data.intent === 'mine') return saveMine({ steps, item, sent: sent.data }, whose);
  // Logged in meanwhile: one press does.
  if (whose.kind !== 'visitor')
    throw redirect(stepsAddress(item, returnTo), { status: 303, headers: PRIVATE });
  const wish = { steps, item, sent: sent.data };
  switch (sent.data.intent) {
    case 'email':
      return begin(wish);
    case 'new':
    case 'resend':
      return sendCode(wish);
    case 'code':
      return finish(wish);
  }
}

interface Wish {
  readonly steps: Steps;
  readonly item: WantedItem;
  readonly sent: SentForm;
}

async function refuse(
  name: Problem,
  { steps: { context, market }, sent: { email, code } }: Pick<Wish, 'steps' | 'sent'>,
  retryAfterS: number | null = name === 'unavailable' ? 5 : null,
) {
  noteRefusedForm(context);
  const text = await problemInWords(name, market, retryAfterS);
  const reply: SavingReply = { problem: { name, text }, email, code };
  const headers = retryAfterS === null ? PRIVATE : { ...PRIVATE, 'retry-after': `${retryAfterS}` };
  return data(reply, { status: PROBLEMS[name], headers });
}

/** Of a call that is no success. */
function refuseCall(result: ApiResult<unknown>, { steps, sent }: Wish) {
  const wait = result.outcome === 'refused' ? (result.retryAfterS ?? null) : undefined;
  return refuse(problemOf(result), { steps, sent }, wait);
}

async function goTo(
  step: SavingStep,
  { steps: { market, returnTo }, item, sent: { marketing = null } }: Wish,
  begun: Saving,
  more?: Readonly<Record<string, string>>,
): Promise<Response> {
  const saving =
    step === 'code' ? { ...begun, waiting: { item: itemKey(item), marketing } } : begun;
  return redirect(stepAddress(item, returnTo, step, more), {
    status: 303,
    headers: { ...PRIVATE, 'set-cookie': await savingCookie(saving, signerOf(market)) },
  });
}

const sentQuery = ({ isNew }: SentCode): Readonly<Record<string, string>> =>
  isNew ? {} : { [SENT]: SENT_BEFORE };

async function begin(wish: Wish) {
  const { steps, item, sent } = wish;
  const saving = begunSaving(steps.saving, sent.email, null);
  const result = await steps.api.beginSaving({ ...askerOf(saving), item });
  if (result.outcome !== 'success') return refuseCall(result, wish);
  const { code } = result.data.data;
  throw code
    ? await goTo('code', wish, { ...saving, isKnown: true }, sentQuery(code))
    : await goTo('new', wish, { ...saving, isKnown: false });
}

/** The code that confirms a new account, or another one for whichever address. */
async function sendCode(wish: Wish) {
  const { steps, sent } = wish;
  const { marketing } = sent;
  if (sent.intent === 'new' && !marketing) return refuse('marketing', wish);
  const isKnown = marketing ? false : (steps.saving?.isKnown ?? null);
  const saving = begunSaving(steps.saving, sent.email, isKnown);
  const result = await steps.api.sendSavingCode(askerOf(saving));
  if (result.outcome !== 'success') return refuseCall(result, wish);
  throw await goTo('code', wish, saving, {
    ...(marketing && { [MARKETING]: marketing }),
    ...sentQuery(result.data.data),
  });
}

/** Of the problems that a code form leads to, those that another code mends, or nothing at this page. */
const BACK_TO_START: readonly Problem[] = [
  'expired',
  'usedUp',
  'admin',
  'tooManyTravels',
  'tooManyTours',
  'tooManyAlerts',
  'wrongEmail',
];

async function finish(wish: Wish) {
  const { steps, item, sent } = wish;
  const { email, code, marketing } = sent;
  const saving = begunSaving(steps.saving, email, steps.saving?.isKnown ?? null);
  const result = await steps.api.finishSaving({
    ...askerOf(saving),
    code,
    item,
    currency: await currencyOf(steps, item),
    acceptsMarketing: marketing ? marketing === 'accept' : undefined,
  });
  if (result.outcome === 'success') {
    const { isNewAccount } = result.data.data;
    const done = { item: itemKey(item), isNewAccount };
    throw await goTo('done', wish, { ...saving, isKnown: true, done });
  }
  // Deleted since the code was sent.
  if (result.outcome === 'refused' && result.extra?.problem === 'unknown')
    throw await goTo('new', wish, { ...saving, isKnown: false });
  const problem = problemOf(result);
  if (BACK_TO_START.includes(problem)) throw await goTo('email', wish, saving, { problem });
  return refuseCall(result, wish);
}

/** In which alerts look at prices: as the visitor does. */
async function currencyOf({ api, request, context, market }: Steps, { alert }: WantedItem) {
  return alert ? chosenCurrency(request, market, await readLayout(api), context) : undefined;
}

/** Who is logged in needs no code: the press is enough. */
async function saveMine(wish: Wish, whose: Whose) {
  const { steps, item } = wish;
  const { api, returnTo } = steps;
  if (whose.kind === 'visitor')
    throw redirect(stepsAddress(item, returnTo), { status: 303, headers: PRIVATE });
  if (whose.kind === 'unknown') return refuse('unavailable', wish);
  const { alert, ...saved } = item;
  const currency = await currencyOf(steps, item);
  const result = await (alert
    ? api.enableAlert(whose.person, { ...saved, type: alert, currency })
    : api.addToWishlist(whose.person, saved));
  if (result.outcome !== 'success') return refuseCall(result, wish);
  const saving = begunSaving(steps.saving, '', null);
  const done = { item: itemKey(item), isNewAccount: false };
  throw await goTo('done', wish, { ...saving, done });
}
