/**
 * What the filter panel can choose from, with the departures that each choice would give (RES-10). A count
 * leaves out its own filter; where the backend gave none it is unknown, so nothing is said of the choice.
 */
import type { AvailableFilters } from '../../contract/listing.ts';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import type { FilterRange } from '../../domain/filter-range.ts';
import { printRange } from '../../domain/range-value.ts';
import type { ListFilter } from '../../domain/search-filters.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import {
  BADGES,
  COST_CENTERS,
  MOODS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
} from '../../domain/vocabulary.ts';
import { LENGTH_FIELD, PRICE_FIELD } from '../search/panel-fields.ts';

/** Filters of several values, in the order in which the panel asks them. */
export const PANEL_LISTS = {
  status: TOUR_STATUSES,
  travelStyles: TRAVEL_STYLES,
  moods: MOODS,
  travelTypes: TRAVEL_TYPES,
  badgeId: BADGES,
  costCenters: COST_CENTERS,
} as const satisfies Partial<Record<ListFilter, readonly string[]>>;
export type PanelList = keyof typeof PANEL_LISTS;

export const PANEL_FLAGS = ['discounted', 'isNoSharingRoomAvailable'] as const;

/** Ages that narrow a list: all of them are no filter (RES-04). */
export const PANEL_AGES = AGE_GROUPS.filter((group) => group !== 'ALL');

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
  const { ageRanges, flags, durations, prices } = available;
  const counts: Record<string, number> = {};
  const add = (name: string, value: string, departures: number) => {
    counts[choiceKey(name, value)] = departures;
  };
  for (const { id, departures } of ageRanges) add('ageBadge', id, departures);
  for (const { id, departures } of flags) add(id, 'true', departures);
  for (const range of durations) add(LENGTH_FIELD, printRange(range), range.departures);
  for (const range of prices.ranges) add(PRICE_FIELD, printRange(range), range.departures);
  for (const [name, facet] of Object.entries(LIST_FACETS)) {
    for (const { id, departures } of available[facet]) add(`${name}[]`, id, departures);
  }
  // A part of the prices that holds none is no choice: there are dear ones and cheap ones.
  const priceRanges = prices.ranges.filter(({ departures }) => departures > 0);
  return { counts, priceRanges: priceRanges.map(({ from, to }) => ({ from, to })) };
}

const LIST_FACETS = {
  status: 'statuses',
  travelStyles: 'travelStyles',
  moods: 'moods',
  travelTypes: 'travelTypes',
  badgeId: 'badges',
  costCenters: 'costCenters',
} as const satisfies Record<PanelList, keyof AvailableFilters>;
