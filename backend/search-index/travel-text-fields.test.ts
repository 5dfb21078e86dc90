import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { sampleTravel } from '../../test/support/sample-records.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { buildSearchIndex } from './search-index.ts';
import { WEIGHTS } from './travel-text-fields.ts';

const plain = sampleTravel({ id: 'andes', continent: 'south-america', countries: ['PER', 'BOL'] });
const andes: TravelRecord = {
  ...plain,
  travelStyles: ['trekking'],
  words: {
    ...plain.words,
    en: { ...plain.words.en!, title: 'Across the Altiplano', searchWords: ['Sacred Valley'] },
    it: { ...plain.words.it!, destinationLabel: 'Ande centrali' },
    de: { ...plain.words.de!, days: [{ place: 'Titicacasee', title: 'Ankunft', text: 'Wolken' }] },
    'en-US': { title: 'Highlands by jeep' },
  },
};
const japan = sampleTravel({ id: 'japan', continent: 'asia', countries: ['JPN'] });
const index = buildSearchIndex({ version: 1, travels: [andes, japan], tours: [] });

function find(textSearch: string): string[] {
  const { language, currency } = MARKETS.fr;
  const context = {
    language,
    currency,
    today: '2027-01-01',
    closingDays: 3,
    freeCancellationDays: 31,
    exchangeRates: { EUR: 1, GBP: 1, USD: 1 },
    holidays: new Set<string>(),
  };
  return index.listTravels({ textSearch }, context).hits.map(({ travel }) => travel.id);
}

describe('a travel is found by', () => {
  test.each([
    ['its country in English', 'Japan', ['japan']],
    ['its country in Italian', 'Giappone', ['japan']],
    ['its country in Spanish', 'Japón', ['japan']],
    ['its country in French', 'Japon', ['japan']],
    ['its country’s everyday name', 'Bolivia', ['andes']],
    ['a second country in German', 'Bolivien', ['andes']],
    ['its title', 'altiplano', ['andes']],
    ['its title in one English market', 'jeep', ['andes']],
    ['its destination label', 'ande centrali', ['andes']],
    ['its search words', 'sacred valley', ['andes']],
    ['a place of its days', 'titicacasee', ['andes']],
    ['its style in German', 'Wandern', ['andes']],
    ['its style in French', 'randonnée', ['andes']],
    ['its continent in Spanish', 'Sudamérica', ['andes']],
    ['its continent in German', 'Asien', ['japan']],
  ])('SRCH-03 %s: %j', (_field, text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  test.each([['Wolken'], ['Ankunft']])('SRCH-03 the text of a day is not searched: %j', (text) => {
    expect(find(text)).toEqual([]);
  });
});

test('SRCH-03 what a travel is about weighs more than what kind of travel it is', () => {
  const weights = Object.values(WEIGHTS);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(Math.min(...weights)).toBeGreaterThan(0);
});
