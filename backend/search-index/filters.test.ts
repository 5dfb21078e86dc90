import { describe, expect, test } from 'vitest';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { TOUR_FILTERS, TRAVEL_FILTERS } from './filters.ts';

describe('RES-02 the field of a record that each filter looks at', () => {
  test.each<[string, Partial<TravelRecord>, readonly unknown[]]>([
    ['badgeId', { badges: ['new', 'eco'] }, ['new', 'eco']],
    ['travelStyles', { travelStyles: ['beach', 'winter'] }, ['beach', 'winter']],
    ['travelTypes', { travelType: 'city' }, ['city']],
    ['costCenters', { costCenter: 'high' }, ['high']],
    ['moods', { moods: ['NATURE', 'PARTY'] }, ['NATURE', 'PARTY']],
  ])('of a travel: %s', (name, travel, words) => {
    const filter = TRAVEL_FILTERS.find((one) => one.name === name);
    expect(filter?.wordsOf(travel as TravelRecord)).toEqual(words);
  });

  test.each<[string, Partial<PricedTour>, unknown]>([
    ['status', { status: 'CONFIRMED' }, 'CONFIRMED'],
    ['ageBadge', { ageGroup: '35-49' }, '35-49'],
    ['discounted', { isDiscounted: true }, true],
    ['discounted', { isDiscounted: false, privateRoomAvailable: true }, false],
    ['isNoSharingRoomAvailable', { privateRoomAvailable: true }, true],
    ['isNoSharingRoomAvailable', { privateRoomAvailable: false, isDiscounted: true }, false],
  ])('of a tour: %s', (name, tour, value) => {
    const filter = TOUR_FILTERS.find((one) => one.name === name);
    expect(filter?.valueOf(tour as PricedTour)).toBe(value);
  });
});
