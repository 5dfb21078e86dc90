/**
 * `/cookies`: what the site keeps on a visitor's device, forgetting what he chose (LAY-07), and his consent to
 * statistics (ANA-01).
 */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { isSecureSite } from '../layout/layout-form.server.ts';
import { DEFAULT_FRAME, type PageFrame } from '../layout/page-frame.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { siteSettings } from '../site-settings.server.ts';
import { allowsStatistics, consentCookie } from './consent.ts';
import { ANSWERED, COOKIES_PATH, FORGOTTEN } from './cookies-query.ts';
import { ALLOWED, STATISTICS_FIELD } from './statistics-field.ts';
import { CHOICES } from './site-cookies.ts';

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

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CookiesData> {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
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
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const isSecure = isSecureSite(marketOfRequest(request, context));
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
