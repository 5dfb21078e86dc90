/**
 * `/account?routingKey=…`, the same path in every market (AUTH-07): the pages of who is logged in, which stand in for an
 * account site. Every form works by itself and without scripts.
 */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_PATH, ACCOUNT_SECTIONS, accountAddress } from '../../auth/account-address.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { sharedPathFrame } from '../../layout/page-frame.ts';
import { isRefused } from '../../network/is-refused.ts';
import { noteRefusedForm, titlePrefixOf } from '../../network/refused-form.server.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { submitForm } from '../../network/submit-form.ts';
import { metaOf } from '../../seo/meta.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { siteSettings } from '../../site-settings.server.ts';
import { button } from '../../ui/button/button.css.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { DONE, DONE_VALUES } from './account-forms.ts';
import {
  ACCOUNT_HEADERS,
  accountPage,
  deletionStep,
  loadAccount,
  resendFrom,
  sendForm,
  type AccountPage,
} from './account.server.ts';
import { AcceptPrivacy, Communications } from './communications.tsx';
import type { Answer } from './form-parts.tsx';
import { Partnership } from './partnership.tsx';
import { DeletionAlone, Profile } from './profile.tsx';
import * as styles from './styles.css.ts';
import { Travels } from './travels.tsx';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['account', 'wishlist', 'enquiry', 'travel'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/account._index']);

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

const TITLES = {
  'account-profile': 'account:profile.title',
  travels: 'account:travels.title',
  partnership: 'account:partnership.title',
  'account-communications': 'account:communications.title',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await accountPage(request, context);
  const [loaded, { t }] = await Promise.all([loadAccount(page), i18nextOf(page.market.textLocale)]);
  const { section, isPending, isLoggedOut } = page;
  const deletion = deletionStep(request);
  const { searchParams } = new URL(request.url);
  const isLeaving = isPending && deletion !== null;
  const title = t(isPending && !isLeaving ? 'account:privacy.pendingTitle' : TITLES[section]);
  const isMissing =
    !isLoggedOut && (!loaded.account || (section === 'travels' && !loaded.enquiries));
  return data(
    {
      seo: noindexSeo({
        title,
        titlePrefix: titlePrefixOf(context, t),
        description: title,
        canonical: ACCOUNT_PATH,
      }),
      frame: sharedPathFrame(accountAddress(section)),
      section,
      isPending,
      isLeaving,
      isMissing,
      ...loaded,
      done: DONE_VALUES.find((known) => known === searchParams.get(DONE)) ?? null,
      isDeleting: deletion === 'delete',
      resendFrom: resendFrom(page),
      returnTo: searchParams.get('returnTo') ?? '',
      passwordUrl: passwordUrl(page),
    },
    {
      status: isMissing ? 503 : 200,
      headers: { ...ACCOUNT_HEADERS, ...(isMissing && { 'retry-after': '5' }) },
    },
  );
}

/** Where a new password is chosen: at our own provider, or nowhere that we know of. */
function passwordUrl({ market }: AccountPage): string | null {
  const { isEmbedded, issuer } = siteSettings().login;
  const query = new URLSearchParams({ ui_locales: market.languageTag });
  return isEmbedded ? `${issuer}/password?${query}` : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { reply, status } = await sendForm(await accountPage(request, context));
  noteRefusedForm(context);
  const { retryAfterS } = reply;
  return data(reply, {
    status,
    headers: {
      ...ACCOUNT_HEADERS,
      ...(retryAfterS !== null && { 'retry-after': String(retryAfterS) }),
    },
  });
}

export { documentHeaders as headers } from '../../network/document-headers.ts';

/** After a refused form nothing has changed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return !isRefused(change) && change.defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function AccountRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return (
    <Container>
      <div className={styles.page}>
        {!page.isPending && <SectionNav current={page.section} />}
        {/* Each section by itself: nothing typed in one appears in another. */}
        <div key={page.section} className={styles.content}>
          {page.isMissing && !answer ? (
            <RetryPanel page={page} />
          ) : (
            <Section page={page} answer={answer} />
          )}
        </div>
      </div>
    </Container>
  );
}

type LoadedPage = ReturnType<typeof useLoaderData<typeof loader>>;

function Section({ page, answer }: { readonly page: LoadedPage; readonly answer: Answer }) {
  const { account, enquiries, isPending, isLeaving, returnTo, passwordUrl } = page;
  const { isDeleting, resendFrom } = page;
  const deletion = { isDeleting, resendFrom };
  // What was done before is old news once another form has come back.
  const shown = { account, answer, done: answer ? null : page.done };
  if (isLeaving) return <DeletionAlone {...shown} {...deletion} />;
  if (isPending)
    return account ? (
      <AcceptPrivacy account={account} returnTo={returnTo} answer={answer} />
    ) : (
      <RetryPanel page={page} />
    );
  switch (page.section) {
    case 'account-profile':
      return <Profile {...shown} {...deletion} passwordUrl={passwordUrl} />;
    case 'travels':
      return page.isMissing ? (
        <RetryPanel page={page} />
      ) : (
        <Travels {...shown} enquiries={enquiries} events={page.events} />
      );
    case 'partnership':
      return <Partnership {...shown} />;
    case 'account-communications':
      return <Communications {...shown} alerts={page.alerts} />;
  }
}

function SectionNav({ current }: { readonly current: string }) {
  const { t } = useTranslation(['account', 'login']);
  return (
    <nav aria-label={t('nav')}>
      <ul className={styles.sections}>
        {ACCOUNT_SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={accountAddress(section)}
              aria-current={section === current ? 'page' : undefined}
              className={styles.section}
            >
              {t(`login:account.section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown while the account cannot be looked up. */
function RetryPanel({ page }: { readonly page: LoadedPage }) {
  const { t } = useTranslation('account');
  return (
    <>
      <h1>{page.seo.title}</h1>
      <Notice tone="notice" icon="alert">
        <p>{t('retry.text')}</p>
      </Notice>
      <Link
        to={accountAddress(page.section)}
        reloadDocument
        className={button({ variant: 'secondary' })}
      >
        <Icon name="refresh" />
        {t('retry.again')}
      </Link>
    </>
  );
}
