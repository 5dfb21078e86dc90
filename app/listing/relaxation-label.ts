/** What a change of filters is called, with what it would give (RES-08). */
import { formatMonth } from '../../domain/date-format.ts';
import type { Relaxation } from '../../domain/filters/relaxation.ts';
import { activeFilters } from './filter-label.ts';
import { filterLabel, type FilterLabelContext } from './filter-label.ts';
import { lengthRangeLabel, priceRangeLabel } from './filter-label.ts';

/** @param results how many it would give, in words */
export function relaxationLabel(
  change: Relaxation,
  results: string,
  context: FilterLabelContext,
): string {
  const { t, market, currency } = context;
  switch (change.kind) {
    case 'without':
      return t('empty.without', { filter: labelOfGroups(change.filters, context), results });
    case 'daysSpan':
      return t('empty.days', { count: change.daysSpan, results });
    case 'month':
      return t('empty.change', { change: formatMonth(change.month, market), results });
    case 'continent': {
      const place = t(`continents.${change.continentId}`);
      return t('empty.change', { change: t('form.allCountries', { place }), results });
    }
    case 'priceTo': {
      const label = priceRangeLabel({ from: null, to: change.priceTo }, currency, t);
      return t('empty.change', { change: label, results });
    }
    case 'asked': {
      const { textSearch: text, length, privateRoom } = change;
      const labels = [
        text && t('filter.text', { text }),
        length && lengthRangeLabel(length, t),
        privateRoom && t('filter.isNoSharingRoomAvailable'),
      ].filter(Boolean);
      return t('empty.change', { change: labels.join(', '), results });
    }
  }
}

/** All values of the filters that are taken away. */
function labelOfGroups(groups: readonly string[], context: FilterLabelContext): string {
  return activeFilters(context.filters)
    .filter(({ key }) => groups.includes(key))
    .map((filter) => filterLabel(filter, context))
    .join(', ');
}
