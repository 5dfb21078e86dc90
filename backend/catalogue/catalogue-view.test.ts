import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/market.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { buildCatalogueView } from './catalogue-view.ts';
import type { TravelRecord } from './records.ts';

function travelOf(id: string, slug: string, oldSlugs: string[] = []): TravelRecord {
  const travel = sampleTravel({ id });
  const wordsIn = (language: (typeof LANGUAGES)[number]) => ({
    ...travel.words[language]!,
    slug: `${slug}-${language}`,
    oldSlugs: oldSlugs.map((old) => `${old}-${language}`),
  });
  const words = {
    en: wordsIn('en'),
    it: wordsIn('it'),
    es: wordsIn('es'),
    fr: wordsIn('fr'),
    de: wordsIn('de'),
  };
  return { ...travel, words };
}

const view = buildCatalogueView({
  version: 1,
  travels: [travelOf('one', 'ring'), travelOf('two', 'road', ['ring', 'way'])],
  tours: [
    sampleTour({ id: 'TWO-2', travelId: 'two', startingDate: '2027-06-01' }),
    sampleTour({ id: 'TWO-1', travelId: 'two', startingDate: '2027-05-01', isWithdrawn: true }),
    sampleTour({ id: 'ONE-1', travelId: 'one' }),
  ],
});

test.each(LANGUAGES)(
  'RTE-05 a travel is found by its present and its former slugs in %s',
  (language) => {
    expect(view.findTravelBySlug(language, `road-${language}`)?.id).toBe('two');
    expect(view.findTravelBySlug(language, `way-${language}`)?.id).toBe('two');
    expect(view.findTravelBySlug(language, 'road-xx')).toBeNull();
  },
);

test('RTE-05 a present slug wins over somebody’s former one', () => {
  expect(view.findTravelBySlug('it', 'ring-it')?.id).toBe('one');
});

test('RTE-05 an address of a travel that is gone may lead to another', () => {
  const gone = { ...travelOf('old', 'trail', ['lane', 'track']), isWithdrawn: true };
  const heir = travelOf('new', 'path', ['trail', 'lane']);
  for (const travels of [
    [gone, heir],
    [heir, gone],
  ]) {
    const { findTravelBySlug } = buildCatalogueView({ version: 1, travels, tours: [] });
    const idOf = (slug: string) => findTravelBySlug('it', `${slug}-it`)?.id;
    expect(['path', 'trail', 'lane', 'track'].map(idOf)).toEqual(['new', 'new', 'new', 'old']);
  }
});

test('RTE-05 a slug is of its language only', () => {
  expect(view.findTravelBySlug('it', 'road-de')).toBeNull();
});

test.each(['TWO-1', 'two-1', 'Two-1'])('a tour is found by the code %s', (code) => {
  expect(view.findTour(code)?.code).toBe('TWO-1');
});

test('what is not there is null, or nothing', () => {
  expect(view.findTour('TWO-3')).toBeNull();
  expect(view.findTravel('three')).toBeNull();
  expect(view.listToursOf('three')).toEqual([]);
});

test('tours of a travel come by date, withdrawn ones too', () => {
  expect(view.listToursOf('two').map(({ code }) => code)).toEqual(['TWO-1', 'TWO-2']);
});

test('TRV-10 tours led come by date, whoever the travel’s own coordinator is', () => {
  const travels = ['one', 'two', 'three'].map((id) => ({
    ...travelOf(id, id),
    coordinatorId: id === 'one' ? 'ada' : 'another',
  }));
  const tour = (id: string, travelId: string, startingDate: string, coordinatorId: string | null) =>
    sampleTour({ id, travelId, startingDate, coordinatorId });
  const tours = [
    tour('A', 'two', '2027-06-01', 'ada'),
    tour('B', 'one', '2027-05-01', 'ada'),
    tour('C', 'one', '2027-05-08', null),
    tour('D', 'three', '2027-05-01', 'another'),
  ];
  const led = buildCatalogueView({ version: 1, travels, tours });
  expect(led.listToursLedBy('ada').map(({ code }) => code)).toEqual(['B', 'A']);
  expect(led.listToursLedBy('nobody')).toEqual([]);
});
