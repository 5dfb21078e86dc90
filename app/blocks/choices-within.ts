import type { Filters } from '../../contract/filters.ts';
import type { AvailableFilters } from '../../contract/listing.ts';
import { yearMonthOf } from '../../domain/calendar-date.ts';
import { continentCodesIn } from '../../domain/continent.ts';

/**
 * The choices that lie within a block's own filters: a facet is counted without its own filter, so that
 * it names what the block never lists (CMS-05). All of its continents is no choice.
 */
export function choicesWithin(
  { continents, destinations, months, ...others }: AvailableFilters,
  { continentId = [], destinationId = [], dateFrom, dateTo, daysSpan }: Filters,
): AvailableFilters {
  const own = new Set(continentId.flatMap(continentCodesIn));
  const isPart = ({ id }: { readonly id: (typeof continentId)[number] }) => {
    const codes = new Set(continentCodesIn(id));
    return codes.isSubsetOf(own) && !own.isSubsetOf(codes);
  };
  return {
    ...others,
    continents:
      destinationId.length > 0 ? [] : own.size > 0 ? continents.filter(isPart) : continents,
    destinations: destinations.filter(
      ({ id, continent }) =>
        (own.size === 0 || own.has(continent)) &&
        (destinationId.length === 0 || destinationId.includes(id)),
    ),
    months: months.filter(
      ({ month }) =>
        daysSpan !== undefined ||
        ((!dateFrom || month >= yearMonthOf(dateFrom)) &&
          (!dateTo || month <= yearMonthOf(dateTo))),
    ),
  };
}
