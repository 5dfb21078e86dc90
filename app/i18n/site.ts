/** What every page knows of the site it stands in: the root loader's data, with the market's facts. */
import { useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { Layout } from '../../contract/layout.ts';
import type { SavedIds } from '../../contract/wishlist.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Company } from '../../domain/company.ts';
import type { ErrorKind } from '../../domain/error-kind.ts';
import type { DrawnFlag } from '../../domain/feature-flag.ts';
import {
  MARKETS,
  type Currency,
  type Market,
  type MarketId,
  type Weekday,
} from '../../domain/market.ts';
import type { ExchangeRates } from '../../domain/money.ts';

export interface RootData {
  readonly marketId: MarketId;
  /** Of the market's calendars, where it is configured (MKT-04). */
  readonly firstDayOfWeek?: Weekday;
  readonly currency: Currency;
  /** The market's own day: what "future" and "past" mean on the page. */
  readonly today: CalendarDate;
  readonly brand: { readonly name: string; readonly email: string };
  /** Who stands behind it; null in a demonstration. */
  readonly company: Company | null;
  /** Whom a demonstration shows in its place beside buttons (TRV-08); absent where somebody does. */
  readonly inventedCompany?: Company;
  readonly origins: Readonly<Record<MarketId, string>>;
  /** Base of the booking site; null for the stand-in on this one. */
  readonly bookingsUrl: string | null;
  /** Base of the account site; null for the account area on this one (AUTH-07). */
  readonly accountUrl: string | null;
  /** Before `/resource` of images that name no base of their own; empty for this site's host. */
  readonly imagesBaseUrl: string;
  readonly hasDeveloperPages: boolean;
  /** Who is logged in (LAY-03); null for a visitor. */
  readonly user: {
    readonly name: string;
    readonly picture: string | null;
    /** For statistics, which tell nobody who it is; absent where they are not allowed (ANA-01). */
    readonly accountId?: string;
  } | null;
  /** What came of the last form of who is logged in, of the wishlist or of alerts; absent where there was none. */
  readonly savedNotice?: {
    readonly isDone: boolean;
    readonly text: string;
    /** What can be done about it, or where it is seen. */
    readonly link: { readonly to: string; readonly text: string };
  };
  /** What they have saved and want to be told about (WISH-01, NTFY-01); absent for a visitor. */
  readonly saved?: SavedIds;
  /** Scripts of others for who allows statistics (ANA-01); absent where none is configured. */
  readonly consentedScripts?: readonly string[];
  /** Whether the site itself counts what they do who allow statistics (ANA-01); absent where it does not. */
  readonly isCounting?: boolean;
  /** Where questions go that the rules do not understand (AI-01); absent where no language model is configured. */
  readonly languageModelHost?: string;
  /** Address of the site's stylesheet; null in development. */
  readonly stylesheet: string | null;
  /** Title of the document where a page is an error, which has no data of its own (ERR-01). */
  readonly errorTitles: Readonly<Record<ErrorKind, string>>;
  /** Banner bars that the visitor has closed (LAY-08). */
  readonly dismissedBars: readonly string[];
  /** The customer's own CSS of the bars: its address, and each bar's class in it by its id (CMS-03). */
  readonly barStyles: {
    readonly address: string;
    readonly scopes: Readonly<Record<string, string>>;
  } | null;
  /** Flags that were on when the document came (API-05); `useFlag` reads them. */
  readonly flags: readonly DrawnFlag[];
  /** The market of the visitor's country, offered to them (MKT-10); absent where none is. */
  readonly offer?: MarketId;
  readonly layout: Pick<Layout, 'footer' | 'settings' | 'contacts' | 'beans'>;
}

export interface Site extends RootData {
  readonly market: Market;
  readonly exchangeRates: ExchangeRates;
}

function useMarketOf(root: RootData | undefined): Market | undefined {
  const { marketId, firstDayOfWeek } = root ?? {};
  // The same object as long as it says the same: parts of calendars are drawn anew with another one.
  return useMemo(() => {
    if (marketId === undefined || firstDayOfWeek === undefined)
      return marketId && MARKETS[marketId];
    return { ...MARKETS[marketId], firstDayOfWeek };
  }, [marketId, firstDayOfWeek]);
}

/** The root loader's data, or null on an error page that stands without it. */
export function useSiteIfLoaded(): Site | null {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const market = useMarketOf(root);
  return root && market
    ? {
        ...root,
        market,
        exchangeRates: root.layout.settings.exchangeRates,
      }
    : null;
}

/** @throws Error outside of a page whose root was loaded. */
export function useSite(): Site {
  const site = useSiteIfLoaded();
  if (!site) throw new Error('The root loader has given no data');
  return site;
}
