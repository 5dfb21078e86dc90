/**
 * `/cookies`, the same path in every market: shows what the site stores on a visitor's device and deletes the
 * visitor's choices on demand (LAY-07), and asks for consent to statistics (ANA-01).
 */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cookieName, setCookieHeader } from '../../../contract/set-cookie-header.ts';
import { DEVICE_COOKIE } from '../../../contract/device-cookie.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { allowsStatistics, consentCookie } from '../../cookies/consent.ts';
import { ANSWERED, COOKIES_PATH, FORGOTTEN } from '../../cookies/cookies-query.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { useSite } from '../../i18n/site.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { sharedPathFrame, type PageFrame } from '../../layout/page-frame.ts';
import { forgetSearches } from '../../search/search-history.ts';
import { metaOf } from '../../seo/meta.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { sharedPathAlternates } from '../../seo/route-alternates.ts';
import { isSecureSite, siteSettings } from '../../site-settings.server.ts';
import { Button } from '../../ui/button/button.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CHOICES, STORED_ITEMS, type StoredItem, type StoredKind } from './site-cookies.ts';
import * as styles from './styles.css.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['cookies'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

/** What the form about statistics sends. */
const STATISTICS_FIELD = 'statistics';
const ALLOWED = 'on';
const NOT_ALLOWED = 'off';

export interface CookiesData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly isForgotten: boolean;
  /** Whether the consent was just given or withdrawn. */
  readonly isAnswered: boolean;
  readonly statistics: StatisticsChoice;
}

interface StatisticsChoice {
  readonly isAllowed: boolean;
  /** Hosts that get requests once it is allowed; null for what is not configured. */
  readonly tagManager: string | null;
  readonly messaging: string | null;
  /** Whether the site itself counts then. */
  readonly isCounting: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CookiesData> {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const { searchParams } = new URL(request.url);
  const { consented, collector } = siteSettings();
  const { tagManagerUrl, messagingUrl } = consented;
  return {
    seo: {
      title: t('cookies:title'),
      description: t('cookies:intro'),
      robots: null,
      canonical: COOKIES_PATH,
      alternates: sharedPathAlternates(COOKIES_PATH),
    },
    frame: sharedPathFrame(COOKIES_PATH),
    isForgotten: searchParams.has(FORGOTTEN),
    isAnswered: searchParams.has(ANSWERED),
    statistics: {
      isAllowed: allowsStatistics(request.headers.get('cookie')),
      tagManager: hostOf(tagManagerUrl),
      messaging: hostOf(messagingUrl),
      isCounting: collector.isOn,
    },
  };
}

function hostOf(address: string | null): string | null {
  return address === null ? null : new URL(address).host;
}

/**
 * Stores the answer about statistics; the other form deletes the cookies that hold a visitor's choices, that
 * answer among them. What a login or a request needs stays.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const isSecure = isSecureSite(marketOfRequest(request, context));
  const form = await request.formData().catch(() => null);
  const answer = form?.get(STATISTICS_FIELD);
  if (answer) {
    const headers = { 'set-cookie': consentCookie(answer === ALLOWED, isSecure) };
    return redirect(`${COOKIES_PATH}?${ANSWERED}`, { status: 303, headers });
  }
  const headers = new Headers();
  // The device's number goes with them; the next page has another one.
  for (const name of [...CHOICES, cookieName(DEVICE_COOKIE, isSecure)]) {
    headers.append('set-cookie', setCookieHeader(name, '', { maxAgeS: 0, isSecure }));
  }
  return redirect(`${COOKIES_PATH}?${FORGOTTEN}`, { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo }, matches, error);

export default function CookiesRoute() {
  const { t } = useTranslation('cookies');
  const { isForgotten, isAnswered, statistics } = useLoaderData<typeof loader>();
  return (
    <Container width="text">
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('intro')}</p>
        <p className={styles.promise}>
          <Icon name="shield" size="medium" />
          {t('promise')}
        </p>
        {isForgotten && <Done>{t('forgotten')}</Done>}
        {isAnswered && <Done>{t(statistics.isAllowed ? 'statistics.on' : 'statistics.off')}</Done>}
        <StatisticsForm statistics={statistics} />
        <Questions />
        <Errors />
        <StoredItems kind="needed" />
        <StoredItems kind="choice" />
        {/* A new document, because scripts that were loaded by consent end with the old one. */}
        <Form method="post" action={COOKIES_PATH} reloadDocument onSubmit={forgetSearches}>
          <Button variant="secondary">{t('forget')}</Button>
        </Form>
      </div>
    </Container>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <output className={styles.done}>
      <Icon name="check-circle" />
      {children}
    </output>
  );
}

const STATISTICS_TITLE = 'cookies-statistics';
const QUESTIONS_TITLE = 'cookies-questions';
const ERRORS_TITLE = 'cookies-errors';

/**
 * Says what consent to statistics does, and gives or withdraws it (ANA-01). The form works without scripts; with
 * them it also loads a new document, in which scripts start again or not at all.
 */
function StatisticsForm({ statistics }: { readonly statistics: StatisticsChoice }) {
  const { t } = useTranslation('cookies');
  const { isAllowed, tagManager, messaging, isCounting } = statistics;
  return (
    <section aria-labelledby={STATISTICS_TITLE} className={styles.section}>
      <h2 id={STATISTICS_TITLE}>{t('statistics.title')}</h2>
      <p>{t('statistics.text')}</p>
      {tagManager && <p>{t('statistics.receiver', { host: tagManager })}</p>}
      {isCounting && <p>{t('statistics.counts')}</p>}
      {!tagManager && !isCounting && <p>{t('statistics.noReceiver')}</p>}
      {messaging && <p>{t('statistics.messaging', { host: messaging })}</p>}
      <p>{t(isAllowed ? 'statistics.isOn' : 'statistics.isOff')}</p>
      <Form method="post" action={COOKIES_PATH} reloadDocument>
        <Button
          variant="secondary"
          name={STATISTICS_FIELD}
          value={isAllowed ? NOT_ALLOWED : ALLOWED}
        >
          {t(isAllowed ? 'statistics.forbid' : 'statistics.allow')}
        </Button>
      </Form>
    </section>
  );
}

/** Who else reads what is asked in one's own words (AI-01). */
function Questions() {
  const { t } = useTranslation('cookies');
  const { languageModelHost } = useSite();
  if (!languageModelHost) return null;
  return (
    <section aria-labelledby={QUESTIONS_TITLE} className={styles.section}>
      <h2 id={QUESTIONS_TITLE}>{t('questions.title')}</h2>
      <p>{t('questions.text', { host: languageModelHost })}</p>
    </section>
  );
}

/** That errors of a browser are told to the site (ERR-02). */
function Errors() {
  const { t } = useTranslation('cookies');
  return (
    <section aria-labelledby={ERRORS_TITLE} className={styles.section}>
      <h2 id={ERRORS_TITLE}>{t('errors.title')}</h2>
      <p>{t('errors.text')}</p>
    </section>
  );
}

function StoredItems({ kind }: { readonly kind: StoredKind }) {
  const { t } = useTranslation('cookies');
  const items: readonly StoredItem[] = STORED_ITEMS.filter((item) => item.kind === kind);
  return (
    <section aria-labelledby={`cookies-${kind}`} className={styles.section}>
      <h2 id={`cookies-${kind}`}>{t(`kind.${kind}.title`)}</h2>
      <p>{t(`kind.${kind}.text`)}</p>
      <dl className={styles.things}>
        {items.map(({ id, name, lifetime }) => (
          <div key={id} className={styles.thing}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd>{t(`thing.${id}`)}</dd>
            <dd className={styles.time}>
              <Icon name="clock" />
              <Lifetime lifetime={lifetime} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lifetime({ lifetime }: Pick<StoredItem, 'lifetime'>) {
  const { t } = useTranslation('cookies');
  const { market } = useSite();
  if (!lifetime) return t('untilClosed');
  if (lifetime === 'forgotten') return t('untilForgotten');
  const { amount, unit } = lifetime;
  return new Intl.NumberFormat(market.languageTag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}
