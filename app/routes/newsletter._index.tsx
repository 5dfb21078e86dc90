/**
 * `/newsletter`, the same path in every market (NEWS-01): takes the newsletter's form from the footer, a block or
 * this page. The page shows the form, also when it comes back with a problem, and then that a mail is on its way.
 */
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NEWSLETTER_PATH } from '../../contract/newsletter-paths.ts';
import { minutesToWait } from '../../domain/durations.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { noteRefusedForm, titlePrefixOf } from '../network/refused-form.server.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { PageLink } from '../i18n/page-link.tsx';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { StateDrawing } from '../images/state-drawing.tsx';
import { sharedPathFrame } from '../layout/page-frame.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { button } from '../ui/button/button.css.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

/** Key in the query that says that a mail is on its way. */
const SENT = 'sent';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const isSent = new URL(request.url).searchParams.has(SENT);
  return {
    seo: noindexSeo({
      title: t(isSent ? 'newsletter:sent.title' : 'newsletter:form.title'),
      titlePrefix: titlePrefixOf(context, t),
      description: t('newsletter:form.text'),
      canonical: NEWSLETTER_PATH,
    }),
    frame: sharedPathFrame(NEWSLETTER_PATH),
    isSent,
  };
}

/** Why the form was not accepted. */
const SUBSCRIBE_PROBLEMS = ['missing', 'wrong', 'tooMany', 'unavailable'] as const;
type SubscribeProblem = (typeof SUBSCRIBE_PROBLEMS)[number];

/** The returned form. */
interface SubscribeReply {
  readonly problem: SubscribeProblem;
  /** Until trying again may succeed; null where it would be no use. */
  readonly retryAfterS: number | null;
  readonly email: string;
}

const STATUSES: Readonly<Record<SubscribeProblem, number>> = {
  missing: 400,
  wrong: 400,
  tooMany: 429,
  unavailable: 503,
};
const RETRY_AFTER_S: Readonly<Partial<Record<SubscribeProblem, number>>> = {
  tooMany: 3600,
  unavailable: 5,
};
/** Longer than any address that people type. */
const LONGEST_EMAIL = 320;

/**
 * Asks the backend for a confirmation mail, or returns the form with what is wrong.
 *
 * @throws Response 303 to the page that says that a mail is on its way: the same for known addresses, unknown
 *   ones and robots; 400 for a body that is not a form
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const sent = form.get('email');
  const email = typeof sent === 'string' ? sent.trim() : '';
  const isFromRobot = email !== '' && isHoneypotFilled(form);
  const refusal = isFromRobot ? null : await subscribe(email, await apiOf(request, context));
  if (refusal === null) throw redirect(`${NEWSLETTER_PATH}?${SENT}`, 303);
  noteRefusedForm(context);
  const { problem, retryAfterS = RETRY_AFTER_S[problem] ?? null } = refusal;
  const reply: SubscribeReply = { problem, retryAfterS, email: email.slice(0, LONGEST_EMAIL) };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (retryAfterS !== null) headers.set('retry-after', String(retryAfterS));
  return data(reply, { status: STATUSES[problem], headers });
}

/**
 * Whether the hidden field has a value, which only robots fill in. The configuration gives the field's name, and
 * each form may have another one. Beside the address, a form has no other text field, only a checkbox.
 */
function isHoneypotFilled(form: FormData): boolean {
  return [...form].some(([name, value]) => name !== 'email' && value !== '' && value !== 'on');
}

/** What went wrong; null for an address that was accepted. */
async function subscribe(
  email: string,
  api: Pick<ApiClient, 'askForNewsletter'>,
): Promise<{ readonly problem: SubscribeProblem; readonly retryAfterS?: number } | null> {
  if (email === '') return { problem: 'missing' };
  if (!isEmail(normaliseEmail(email))) return { problem: 'wrong' };
  const result = await api.askForNewsletter({ email });
  switch (result.outcome) {
    case 'success':
      return null;
    case 'refused':
      return result.key === 'TOO_MANY_REQUESTS'
        ? { problem: 'tooMany', retryAfterS: result.retryAfterS }
        : { problem: 'wrong' };
    default:
      return { problem: 'unavailable' };
  }
}

/** Remix adds an action's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function NewsletterRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return isSent && !reply ? <SentPage /> : <FormPage reply={reply} />;
}

function FormPage({ reply }: { readonly reply: SubscribeReply | null }) {
  const { t } = useTranslation('newsletter');
  const newsletter = {
    action: NEWSLETTER_PATH,
    emailPlaceholder: t('form.placeholder'),
    gdpr: 'consent',
    bot: 'website',
    cta: t('form.send'),
    description: t('form.email'),
    descriptionBottom: t('form.note', { days: CONFIRMATION_DAYS }),
  };
  const problem =
    reply && t(`problem.${reply.problem}`, { count: minutesToWait(reply.retryAfterS) });
  const isOfField = reply?.problem === 'missing' || reply?.problem === 'wrong';
  return (
    <NoticePage title={t('form.title')} text={t('form.text')}>
      {problem !== null && (
        <ErrorSummary
          answer={reply}
          fields={isOfField ? [{ id: 'subscribe-email', text: problem }] : []}
        >
          {!isOfField && <p>{problem}</p>}
        </ErrorSummary>
      )}
      <NewsletterForm
        id="subscribe"
        newsletter={newsletter}
        ground="page"
        email={reply?.email}
        error={isOfField ? problem : null}
      />
    </NoticePage>
  );
}

function SentPage() {
  const { t } = useTranslation('newsletter');
  return (
    <NoticePage
      drawing={<StateDrawing state="sent" priority />}
      title={t('sent.title')}
      text={t('sent.text', { days: CONFIRMATION_DAYS })}
      actions={
        <>
          <PageLink to="travels" className={button({ variant: 'primary' })}>
            {t('toTravels')}
          </PageLink>
          <ButtonLink href={NEWSLETTER_PATH} variant="secondary">
            {t('sent.again')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('sent.missing')}</p>
    </NoticePage>
  );
}
