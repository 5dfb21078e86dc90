/** What pages draw of a travel, made of the answer of the API: who leads it, its days, since when it has run. */
import type { CoordinatorSummary, Stage, TravelDetail } from '../../contract/travel.ts';
import type { YearMonth } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { hasBed } from '../../domain/travel-heights.ts';
import { proseHtml } from '../i18n/prose-html.server.ts';
import type { WrittenIn } from './texts-language.tsx';

export interface LeadingCoordinator extends Omit<CoordinatorSummary, 'country' | 'languages'> {
  /** In the market's language; made on the server, as `displayName` wants it. */
  readonly languageNames: readonly string[];
}

/** Who leads a travel or a tour, as its pages tell of them (TRV-10); null while nobody is named. */
export function leadingCoordinator(
  found: CoordinatorSummary | null,
  market: Market,
): LeadingCoordinator | null {
  if (!found) return null;
  const { country: _country, languages, ...told } = found;
  return { ...told, languageNames: languages.map((code) => displayName('language', code, market)) };
}

/**
 * The name of a language or a country in the language of the market. On the server, since `Intl` of server and
 * browser may differ on names; the code itself where it is none that `Intl` could know: it throws on those.
 */
export function displayName(type: 'language' | 'region', code: string, market: Market): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames(market.languageTag, { type }).of(code) ?? code;
}

/** The language of a travel's texts; null where it is the market's. */
export function writtenIn(
  { writtenIn: language }: Pick<TravelDetail, 'writtenIn'>,
  market: Market,
): WrittenIn | null {
  return language ? { lang: language, name: displayName('language', language, market) } : null;
}

/** @param days all of the travel: the last one ends without a night */
export function shownStages(days: readonly Stage[]): readonly ShownStage[] {
  return days.map((stage, index) => {
    const {
      text,
      latitude: _latitude,
      longitude: _longitude,
      isNightOnTheWay: _night,
      ...shown
    } = stage;
    return { ...shown, textHtml: proseHtml(text), hasBed: hasBed(days, index) };
  });
}

/** A day of the itinerary, its prose as HTML; where it is on the earth, its map knows. */
export type ShownStage = Omit<Stage, 'text' | 'latitude' | 'longitude' | 'isNightOnTheWay'> & {
  readonly textHtml: string;
  /** Whether one sleeps where it ends. */
  readonly hasBed: boolean;
};

export interface PastRunsView {
  /** Month of the oldest run that is known; null where it goes for the first time. */
  readonly since: YearMonth | null;
}

/**
 * The catalogue knows of some runs, and reviews tell of journeys before those, whichever their language. Null where
 * there is nothing to say.
 */
export function pastRunsView({
  pastRuns,
  reviews,
}: Pick<TravelDetail, 'pastRuns' | 'reviews'>): PastRunsView | null {
  const months = [...reviews.map(({ travelled }) => travelled), pastRuns?.since ?? []].flat();
  const [since = null] = months.toSorted();
  return since === null && pastRuns === null ? null : { since };
}
