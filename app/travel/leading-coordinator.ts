/** Who leads a travel or a tour, as its pages tell of them (TRV-10). */
import type { CoordinatorSummary } from '../../contract/travel.ts';
import type { Market } from '../../domain/market.ts';
import { displayName } from './display-name.ts';

export interface LeadingCoordinator extends Omit<CoordinatorSummary, 'country' | 'languages'> {
  /** In the market's language; made on the server, as `displayName` wants it. */
  readonly languageNames: readonly string[];
}

/** Null while nobody is named. */
export function leadingCoordinator(
  found: CoordinatorSummary | null,
  market: Market,
): LeadingCoordinator | null {
  if (!found) return null;
  const { country: _country, languages, ...told } = found;
  return { ...told, languageNames: languages.map((code) => displayName('language', code, market)) };
}
