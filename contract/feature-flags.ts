/** What the site asks of whoever knows the flags (API-05). */
import type { FlagKey } from '../domain/feature-flag.ts';
import type { MarketId } from '../domain/market.ts';

/** What a flag may depend on. */
export interface FlagPlace {
  /** The whole address of the page, also where the browser's router asks for its data alone. */
  readonly url: string;
  readonly market: MarketId;
  /** The market's, ISO 3166 alpha-2; null where it is no single country. */
  readonly country: string | null;
  /** Who asks, for a flag that may depend on it; null for all others, and where it is not known. */
  readonly visitor: FlagVisitor | null;
}

export interface FlagVisitor {
  /** ISO 3166 alpha-2; null where no trusted proxy gave one (MKT-10). */
  readonly country: string | null;
  /** A UUID that stays the same for a year (ANA-01); null on a first visit. */
  readonly deviceId: string | null;
}

export interface FeatureFlags {
  /** Never rejects, and takes 800 ms at most: then the flag has its default value. */
  readonly isOn: (key: FlagKey, place: FlagPlace) => Promise<boolean>;
  /** Whether a flag may be on for a share of the visitors now: else it does not matter who of a country asks. */
  readonly hasShares: () => boolean;
}
