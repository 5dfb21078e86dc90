/**
 * What the site asks of whoever knows the flags (API-05). Of a visitor it says nothing: pages that a flag
 * changes are kept for everybody (docs/decisions/0027).
 */
import type { FlagKey } from '../domain/feature-flag.ts';
import type { MarketId } from '../domain/market.ts';

/** What a flag may depend on. */
export interface FlagPlace {
  /** The whole address of the page, also where the browser's router asks for its data alone. */
  readonly url: string;
  readonly market: MarketId;
  /** The market's, ISO 3166 alpha-2; null where it is no single country. */
  readonly country: string | null;
}

export interface FeatureFlags {
  /** Never rejects, and takes 800 ms at most: then the flag has its default value. */
  readonly isOn: (key: FlagKey, place: FlagPlace) => Promise<boolean>;
}
