import { expect, test } from 'vitest';
import { britishSpellings, listBritishSpellings } from './british-spelling.ts';

test.each([
  ['harbourside colours, organised travellers', ['colours', 'organised', 'travellers']],
  ['four tours, an hour, your cruise at sunrise, counterclockwise', []],
  ['the Grey glacier', []],
  ['metres from the centre, behind grey theatres', ['metres', 'centre', 'grey', 'theatres']],
  ['a queue, a full stop, hand luggage', ['full stop', 'hand luggage', 'queue']],
  ['around 20 km over volcanic ground', ['km']],
  ['tick the box for a return flight; a tick bite', ['return flight', 'tick the box']],
])('MKT-05 %s', (text, found) => {
  expect(britishSpellings(text).sort()).toEqual(found.toSorted());
});

test('MKT-05 the British words that Americans would read are listed with their files', () => {
  const nothing = { coordinators: [], meetups: [], layouts: { 'en-US': {} } };
  const words = {
    en: { title: 'The harbour by train', text: 'Colour' },
    'en-US': { text: 'Color' },
  };
  const picture = { words: { en: { altText: 'Boats in a grey dawn', seoName: 'grey-boats' } } };
  const page = { key: 'packing', byLocale: { 'en-US': { seo: { title: 'A favourite color' } } } };
  const content = {
    ...nothing,
    travels: [{ id: 'alps', words, pictures: [picture] }],
    pages: [page],
  };
  expect(listBritishSpellings(content)).toEqual([
    'travels/alps: harbour',
    'travels/alps: grey',
    'pages/packing: favourite',
  ]);
});
