import { describe, expect, test } from 'vitest';
import { availableFiltersSchema } from '../../contract/listing.ts';
import { AVAILABLE_FILTERS } from '../../test/support/listing-backend.ts';
import { panelChoices } from './panel-choices.ts';

const { continents, destinations, months } = AVAILABLE_FILTERS;
/** Of a backend that counts no choices of the panel. */
const NOTHING = availableFiltersSchema.parse({ continents, destinations, months });

describe('RES-10 the choices of the filter panel', () => {
  test('are counted by the field and the value that each sends', () => {
    const { counts, priceRanges } = panelChoices({
      ...NOTHING,
      ageRanges: [{ id: '25-35', count: 7 }],
      flags: [{ id: 'discounted', count: 0 }],
      durations: [{ from: null, to: 6, count: 3 }],
      leaves: [{ days: 5, count: 6 }],
      statuses: [{ id: 'CONFIRMED', count: 5 }],
      badges: [{ id: 'eco', count: 2 }],
      prices: {
        lowest: 50_000,
        highest: 300_000,
        ranges: [
          { from: 100_000, to: 200_000, count: 0 },
          { from: 200_000, to: null, count: 4 },
        ],
      },
    });
    expect(counts).toEqual({
      'ageBadge=25-35': 7,
      'discounted=true': 0,
      'length=-6': 3,
      'leaveTo=5': 6,
      'status[]=CONFIRMED': 5,
      'badgeId[]=eco': 2,
      'price=100000-200000': 0,
      'price=200000-': 4,
    });
    expect(priceRanges).toEqual([{ from: 200_000, to: null }]);
  });

  test('of a backend that counts none are unknown', () => {
    expect(panelChoices(NOTHING)).toEqual({ counts: {}, priceRanges: [] });
  });
});
