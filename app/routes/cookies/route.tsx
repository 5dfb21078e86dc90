/**
 * /cookies: what the site keeps on a visitor's device, forgetting the visitor's choices (LAY-07), and the consent to
 * statistics (ANA-01). The path is the same in every market.
 */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKET_IDS, type MarketId } from '../../../domain/market.ts';
import { loadWithWords } from '../../answers/load-with-words.ts';
import { allowsStatistics, consentCookie } from '../../cookies/consent.ts';
import { ANSWERED, COOKIES_PATH, FORGOTTEN } from '../../cookies/cookies-query.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { useSite } from '../../i18n/site.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { isSecureSite } from '../../layout/layout-form.server.ts';
import { DEFAULT_FRAME, type PageFrame } from '../../layout/page-frame.ts';
import { forgetSearches } from '../../search/search-history.ts';
import { metaOf } from '../../seo/meta.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { siteSettings } from '../../site-settings.server.ts';
import { button } from '../../ui/button.css.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CHOICES, KEPT_THINGS, type KeptKind, type KeptThing } from './site-cookies.ts';
import * as styles from './styles.css.ts';

/** What the form on statistics sends (ANA-01). */
const STATISTICS_FIELD = 'statistics';
const ALLOWED = 'on';
const NOT_ALLOWED = 'off';

export interface CookiesData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly isForgotten: boolean;
  /** Whether a consent was given or taken back right now. */
  readonly isAnswered: boolean;
  readonly statistics: StatisticsChoice;
}

export interface StatisticsChoice {
  readonly isAllowed: boolean;
  /** Hosts that are asked for something once it is; null for what is not configured. */
  readonly tagManager: string | null;
  readonly messaging: string | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<CookiesData> {
  const { t } = await i18nextOf(marketOfRequest(request).textLocale);
  const everywhere = Object.fromEntries(MARKET_IDS.map((id) => [id, COOKIES_PATH])) as Record<
    MarketId,
    string
  >;
  const { searchParams } = new URL(request.url);
  const { tagManagerUrl, messagingUrl } = siteSettings().consented;
  return {
    seo: {
      title: t('cookies:title'),
      description: t('cookies:intro'),
      robots: null,
      canonical: COOKIES_PATH,
      alternates: everywhere,
    },
    frame: { ...DEFAULT_FRAME, counterparts: everywhere },
    isForgotten: searchParams.has(FORGOTTEN),
    isAnswered: searchParams.has(ANSWERED),
    statistics: {
      isAllowed: allowsStatistics(request.headers.get('cookie')),
      tagManager: hostOf(tagManagerUrl),
      messaging: hostOf(messagingUrl),
    },
  };
}

function hostOf(address: string | null): string | null {
  return address === null ? null : new URL(address).host;
}

/**
 * Keeps what the form on statistics says; else ends the cookies that hold a visitor's choices, this one
 * too. What is needed for a login or a request stays.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const isSecure = isSecureSite(marketOfRequest(request));
  const form = await request.formData().catch(() => null);
  const answer = form?.get(STATISTICS_FIELD);
  if (answer) {
    const headers = { 'set-cookie': consentCookie(answer === ALLOWED, isSecure) };
    return redirect(`${COOKIES_PATH}?${ANSWERED}`, { status: 303, headers });
  }
  const secure = isSecure ? '; Secure' : '';
  const headers = new Headers();
  for (const name of CHOICES) {
    headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
  }
  return redirect(`${COOKIES_PATH}?${FORGOTTEN}`, { status: 303, headers });
}

const NAMESPACES: readonly WordNamespace[] = ['cookies'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export default function CookiesRoute() {
  return <CookiesPage data={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

type CookiesPageData = Pick<CookiesData, 'isForgotten' | 'isAnswered' | 'statistics'>;

function CookiesPage({ data }: { readonly data: CookiesPageData }) {
  const { t } = useTranslation('cookies');
  const { isForgotten, isAnswered, statistics } = data;
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
        <KeptThings kind="needed" />
        <KeptThings kind="choice" />
        {/* A new document: what was loaded by a consent ends with the old one. */}
        <Form method="post" action={COOKIES_PATH} reloadDocument onSubmit={forgetSearches}>
          <button type="submit" className={button({ variant: 'secondary' })}>
            {t('forget')}
          </button>
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

function KeptThings({ kind }: { readonly kind: KeptKind }) {
  const { t } = useTranslation('cookies');
  const things: readonly KeptThing[] = KEPT_THINGS.filter((thing) => thing.kind === kind);
  return (
    <section aria-labelledby={`cookies-${kind}`} className={styles.section}>
      <h2 id={`cookies-${kind}`}>{t(`kind.${kind}.title`)}</h2>
      <p>{t(`kind.${kind}.text`)}</p>
      <dl className={styles.things}>
        {things.map(({ id, name, keptFor }) => (
          <div key={id} className={styles.thing}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd>{t(`thing.${id}`)}</dd>
            <dd className={styles.time}>
              <Icon name="clock" />
              <Time keptFor={keptFor} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Time({ keptFor }: Pick<KeptThing, 'keptFor'>) {
  const { t } = useTranslation('cookies');
  const { market } = useSite();
  if (!keptFor) return t('untilClosed');
  if (keptFor === 'forgotten') return t('untilForgotten');
  const { amount, unit } = keptFor;
  return new Intl.NumberFormat(market.languageTag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

/**
 * Consent to statistics (ANA-01): what it means, and a button that gives or withdraws it. With scripts too it leads to
 * a new document, in which statistics start or do not.
 */
const TITLE = 'cookies-statistics';

function StatisticsForm({ statistics }: { readonly statistics: StatisticsChoice }) {
  const { t } = useTranslation('cookies');
  const { isAllowed, tagManager, messaging } = statistics;
  return (
    <section aria-labelledby={TITLE} className={styles.section}>
      <h2 id={TITLE}>{t('statistics.title')}</h2>
      <p>{t('statistics.text')}</p>
      <p>
        {tagManager ? t('statistics.receiver', { host: tagManager }) : t('statistics.noReceiver')}
      </p>
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
