/**
 * What the filter panel can choose from, with the departures that each choice would give (RES-10). A count
 * leaves out its own filter; where the backend gave none it is unknown, so nothing is said of the choice.
 */
import type { AvailableFilters } from '../../contract/listing.ts';
import { printRange, type FilterRange } from '../../domain/filters/filter-range.ts';
import { PANEL_FILTERS } from '../../domain/filters/filters.ts';
import { LENGTH_FIELD, PRICE_FIELD } from '../search/panel-fields.ts';

export interface PanelChoices {
  /** Departures of each choice by `choiceKey`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly priceRanges: readonly FilterRange[];
}

/** A choice as its field sends it. */
export function choiceKey(name: string, value: string): string {
  return `${name}=${value}`;
}

export function panelChoices(available: AvailableFilters): PanelChoices {
  const { flags, durations, leaves, prices } = available;
  const counts: Record<string, number> = {};
  const add = (name: string, value: string, departures: number) => {
    counts[choiceKey(name, value)] = departures;
  };
  for (const { name, value, facet } of PANEL_FILTERS) {
    if (value.kind !== 'words' && value.kind !== 'choice') continue;
    const field = value.kind === 'words' ? `${name}[]` : name;
    const choices = available[facet as keyof AvailableFilters] as AvailableFilters['statuses'];
    for (const { id, count } of choices) add(field, id, count);
  }
  for (const { id, count } of flags) add(id, 'true', count);
  for (const { days, count } of leaves) add('leaveTo', String(days), count);
  for (const range of durations) add(LENGTH_FIELD, printRange(range), range.count);
  for (const range of prices.ranges) add(PRICE_FIELD, printRange(range), range.count);
  // A part of the prices that holds none is no choice: there are dear ones and cheap ones.
  const priceRanges = prices.ranges.filter(({ count }) => count > 0);
  return { counts, priceRanges: priceRanges.map(({ from, to }) => ({ from, to })) };
}
