import { describe, expect, test } from 'vitest';
import { sampleTravel } from '../../test/support/sample-records.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { buildSearchIndex } from './search-index.ts';

const plain = sampleTravel({ id: 'plain' });
const byTrain: TravelRecord = { ...plain, id: 'train', facts: withTransport('train') };
const travels = [
  { ...plain, facts: withTransport('minivan') },
  byTrain,
  sampleTravelOf('beach'),
  sampleTravelOf('safari'),
  sampleTravelOf('sailing'),
  sampleTravelOf('trekking'),
  sampleTravelOf('winter'),
  without({ ...plain, id: 'wildlife', badges: ['wildlife'] }),
  without(sampleTravel({ id: 'cycling', searchWords: ['Cycling'] })),
  without(sampleTravel({ id: 'cooking', searchWords: ['cooking'] })),
  without(sampleTravel({ id: 'walks', searchWords: ['wandern'] })),
];
const index = buildSearchIndex({ version: 1, travels, tours: [] });

function withTransport(transport: 'train' | 'minivan'): TravelRecord['facts'] {
  return { ...plain.facts, days: plain.facts.days.map((day) => ({ ...day, transport })) };
}

function without(travel: TravelRecord): TravelRecord {
  return { ...travel, facts: withTransport('minivan') };
}

function sampleTravelOf(style: TravelRecord['travelStyles'][number]): TravelRecord {
  return without(sampleTravel({ id: style, travelStyles: [style] }));
}

function find(textSearch: string): string[] {
  const context = {
    language: 'en',
    currency: 'GBP',
    today: '2027-01-01',
    closingDays: 3,
    freeCancellationDays: 31,
    exchangeRates: { EUR: 1, GBP: 1, USD: 1 },
    holidays: new Set<string>(),
  } as const;
  const { hits } = index.listTravels({ textSearch }, context);
  return hits.map(({ travel }) => travel.id).sort();
}

describe('everyday words for a kind of travel find it in each language', () => {
  test.each([
    ['trekking', 'hike hikes hiking walk walks walking trek treks', ['trekking', 'walks']],
    [
      'trekking',
      'camminare camminata camminate passeggiata passeggiate cammino escursione escursioni',
      ['trekking', 'walks'],
    ],
    ['trekking', 'caminar caminata caminatas senderismo', ['trekking', 'walks']],
    ['trekking', 'marche marcher randonner randonnée randonnées', ['trekking', 'walks']],
    ['trekking', 'wandern Wanderung Wanderungen', ['trekking', 'walks']],
    [
      'beach',
      'swim swimming seaside spiagge nuotare nadar nager baignade Strände baden',
      ['beach'],
    ],
    ['winter', 'skiing sciare esquiar hiver Skifahren', ['winter']],
    ['sailing', 'cruise crociera crucero croisière Kreuzfahrt Schiff', ['sailing']],
    ['safari', 'safari', ['safari']],
    ['train', 'train treno tren trenes Zug Züge Bahn', ['train']],
    ['wildlife', 'wildlife animali fauna animaux Wildtiere', ['wildlife']],
    ['cycling', 'bike bicycles bici bicicleta vélo Fahrrad Radtour', ['cycling']],
    ['cooking', 'food cucina comida cuisine Küche', ['cooking']],
  ])('SRCH-03 %s: %s', (_kind, words, ids) => {
    for (const word of words.split(' ')) expect(find(word), word).toEqual(ids);
  });
});
