/** /newsletter: the newsletter's form with its errors and what follows it, the same path in every market (NEWS-01). */
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
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import { loadWithWords } from '../answers/load-with-words.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import { newsletterHead } from '../email-links/newsletter-link.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { metaOf } from '../seo/meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { button } from '../ui/button.css.ts';
import { Container } from '../ui/container.tsx';
import * as styles from '../ui/notice-page.css.ts';

/** Query key that says that a mail is on its way. */
const SENT = 'sent';

/** Why a form is returned. */
type SubscribeProblem = 'missing' | 'wrong' | 'tooMany' | 'unavailable';

/** The returned form. */
interface SubscribeReply {
  readonly problem: SubscribeProblem;
  readonly email: string;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request).textLocale);
  const isSent = new URL(request.url).searchParams.has(SENT);
  const head = {
    title: t(isSent ? 'newsletter:sent.title' : 'newsletter:form.title'),
    description: t('newsletter:form.text'),
  };
  return { ...newsletterHead(head, NEWSLETTER_PATH), isSent };
}

const STATUSES: Readonly<Record<SubscribeProblem, number>> = {
  missing: 400,
  wrong: 400,
  tooMany: 429,
  unavailable: 503,
};
/** Seconds after which trying again may succeed. */
const RETRY_AFTER_S: Readonly<Partial<Record<SubscribeProblem, string>>> = {
  tooMany: '3600',
  unavailable: '5',
};
/** Longer than any real address. */
const LONGEST_EMAIL = 320;

/**
 * The POST of the newsletter's form, from the footer, a block or this page: hands the address to the backend, or
 * returns the form with its problem.
 * @throws Response 303 to the notice that a mail is on its way: for known addresses, unknown ones and robots that
 *   sent one; 400 for a body that is not a form.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const sent = form.get('email');
  const email = typeof sent === 'string' ? sent.trim() : '';
  const problem =
    email !== '' && isTrapped(form) ? null : await problemOf(email, await apiOf(request, context));
  if (problem === null) throw redirect(`${NEWSLETTER_PATH}?${SENT}`, 303);
  const reply: SubscribeReply = { problem, email: email.slice(0, LONGEST_EMAIL) };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const retryAfter = RETRY_AFTER_S[problem];
  if (retryAfter) headers.set('retry-after', retryAfter);
  return data(reply, { status: STATUSES[problem], headers });
}

/**
 * Whether a field that nobody sees is filled in. Its name differs by form and configuration; but besides the address a
 * form sends nothing but a ticked box.
 */
function isTrapped(form: FormData): boolean {
  return [...form].some(([name, value]) => name !== 'email' && value !== '' && value !== 'on');
}

async function problemOf(
  email: string,
  api: Pick<ApiClient, 'askForNewsletter'>,
): Promise<SubscribeProblem | null> {
  if (email === '') return 'missing';
  if (!isEmail(normaliseEmail(email))) return 'wrong';
  const result = await api.askForNewsletter({ email });
  switch (result.outcome) {
    case 'success':
      return null;
    case 'refused':
      return result.key === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'wrong';
    default:
      return 'unavailable';
  }
}

const NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

/** Remix adds the action's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export default function SubscribeRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  return <SubscribePage isSent={isSent} reply={useActionData<typeof action>() ?? null} />;
}

interface SubscribePageProps {
  readonly isSent: boolean;
  readonly reply: SubscribeReply | null;
}

function SubscribePage({ isSent, reply }: SubscribePageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {isSent && !reply ? <SentPart /> : <FormPart reply={reply} />}
      </div>
    </Container>
  );
}

function FormPart({ reply }: Pick<SubscribePageProps, 'reply'>) {
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
  return (
    <>
      <h1>{t('form.title')}</h1>
      <p className={styles.lead}>{t('form.text')}</p>
      <NewsletterForm
        id="subscribe"
        newsletter={newsletter}
        ground="page"
        email={reply?.email}
        error={reply && t(`problem.${reply.problem}`)}
      />
    </>
  );
}

function SentPart() {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <StateDrawing state="sent" priority />
      <h1>{t('sent.title')}</h1>
      <p className={styles.lead}>{t('sent.text', { days: CONFIRMATION_DAYS })}</p>
      <p>{t('sent.missing')}</p>
      <div className={styles.actions}>
        <PageLink to="travels" className={button({ variant: 'primary' })}>
          {t('toTravels')}
        </PageLink>
        <ButtonLink href={NEWSLETTER_PATH} variant="secondary">
          {t('sent.again')}
        </ButtonLink>
      </div>
    </>
  );
}

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
