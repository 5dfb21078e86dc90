/** `/cookies`: what the site keeps on a visitor's device, and forgetting what he chose (LAY-07). */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { isSecureSite } from '../layout/layout-form.server.ts';
import { DEFAULT_FRAME, type PageFrame } from '../layout/page-frame.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { COOKIES_PATH, FORGOTTEN } from './cookies-query.ts';
import { CHOICES } from './site-cookies.ts';

export interface CookiesData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly isForgotten: boolean;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<CookiesData> {
  const { t } = await i18nextOf(marketOfRequest(request).textLocale);
  const everywhere = Object.fromEntries(MARKET_IDS.map((id) => [id, COOKIES_PATH])) as Record<
    MarketId,
    string
  >;
  return {
    seo: {
      title: t('cookies:title'),
      description: t('cookies:intro'),
      robots: null,
      canonical: COOKIES_PATH,
      alternates: everywhere,
    },
    frame: { ...DEFAULT_FRAME, counterparts: everywhere },
    isForgotten: new URL(request.url).searchParams.has(FORGOTTEN),
  };
}

/** Ends the cookies that hold a visitor's choices; what is needed for a login or a request stays. */
export function action({ request }: ActionFunctionArgs): Response {
  const secure = isSecureSite(marketOfRequest(request)) ? '; Secure' : '';
  const headers = new Headers();
  for (const name of CHOICES) {
    headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
  }
  return redirect(`${COOKIES_PATH}?${FORGOTTEN}`, { status: 303, headers });
}
