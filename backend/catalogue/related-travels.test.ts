import { describe, expect, test } from 'vitest';
import { sampleTravel, type SampleTravel } from '../../test/support/sample-records.ts';
import type { TravelRecord } from './records.ts';
import { relatedTravels } from './related-travels.ts';

const asked = sampleTravel({ id: 'asked' });

function idsFor(
  travels: readonly TravelRecord[],
  { without = [] }: { readonly without?: readonly string[] } = {},
): readonly string[] {
  const hasDeparture = ({ id }: TravelRecord) => !without.includes(id);
  return relatedTravels(asked, [asked, ...travels], hasDeparture).map(({ id }) => id);
}

const abroad = (given: SampleTravel) => sampleTravel({ countries: ['ITA'], ...given });
const far = (given: SampleTravel) =>
  sampleTravel({ countries: ['PER'], continent: 'south-america', ...given });

/** The same with other days or departures. */
const withFacts = (travel: TravelRecord, facts: Partial<TravelRecord['facts']>): TravelRecord => ({
  ...travel,
  facts: { ...travel.facts, ...facts },
});

describe('TRV-06 travels like another', () => {
  test('share its country first, then its continent, whatever else is alike', () => {
    const travels = [
      far({ id: 'far', popularity: 100 }),
      abroad({ id: 'abroad', travelStyles: ['beach'], numberOfDays: 20, popularity: 1 }),
      sampleTravel({ id: 'there', countries: ['NOR', 'ISL'], travelStyles: ['beach'] }),
    ];
    expect(idsFor(travels)).toEqual(['there', 'abroad', 'far']);
  });

  test('are three at most, of other continents only where there are fewer', () => {
    const near = ['a', 'b', 'c', 'd'].map((id) => abroad({ id }));
    expect(idsFor([far({ id: 'far' }), ...near])).toEqual(['a', 'b', 'c']);
    expect(idsFor([far({ id: 'far' }), ...near.slice(2)])).toEqual(['c', 'd', 'far']);
  });

  test('are never the travel itself, one that was withdrawn, or one without a departure', () => {
    const gone = { ...abroad({ id: 'gone' }), isWithdrawn: true };
    const travels = [gone, abroad({ id: 'full' }), abroad({ id: 'open' })];
    expect(idsFor(travels, { without: ['full'] })).toEqual(['open']);
    expect(idsFor([])).toEqual([]);
  });

  test.each<[string, TravelRecord]>([
    ['style', abroad({ id: 'a-other', travelStyles: ['beach'] })],
    ['length', abroad({ id: 'a-other', numberOfDays: 12 })],
    [
      'pace',
      withFacts(abroad({ id: 'a-other' }), {
        days: asked.facts.days.map((day) => ({ ...day, pace: day.pace > 3 ? 1 : 5 })),
      }),
    ],
    [
      'place',
      withFacts(abroad({ id: 'a-other' }), {
        days: asked.facts.days.map((day) => ({ ...day, latitude: -day.latitude })),
      }),
    ],
    [
      'ages',
      withFacts(abroad({ id: 'a-other' }), {
        departures: { dates: [] },
      }),
    ],
  ])('within one continent count by their %s', (_, other) => {
    expect(idsFor([other, abroad({ id: 'like' })])).toEqual(['like', 'a-other']);
  });

  test('that are as much alike stand by popularity, then always in one order', () => {
    const travels = [abroad({ id: 'b' }), abroad({ id: 'c', popularity: 60 }), abroad({ id: 'a' })];
    expect(idsFor(travels)).toEqual(['c', 'a', 'b']);
    expect(idsFor(travels.toReversed())).toEqual(['c', 'a', 'b']);
  });
});
