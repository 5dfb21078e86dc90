import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, MARKETS } from '../../domain/market.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import { presentPicture } from '../images/picture.ts';
import { createSmallContent, type SmallContent } from '../../test/support/small-content.ts';
import { americanOverride, createRespell } from './american-spelling.ts';
import { britishSpellings, listBritishSpellings } from './british-spelling.ts';
import { ContentInvalid } from './content-invalid.ts';
import { readContent } from './read-content.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';

const respell = createRespell({
  colour: 'color',
  grey: 'gray',
  'lago grey': 'lago grey',
  metre: 'meter',
  'any more': 'anymore',
});

describe('MKT-05 American spelling', () => {
  test.each([
    ['The colour of grey', 'The color of gray'],
    ['Grey, GREY and grey-blue', 'Gray, GRAY and gray-blue'],
    ['a 3,500-metre pass', 'a 3,500-meter pass'],
    ['not any more', 'not anymore'],
    ['colours, Greymouth, discolour', 'colours, Greymouth, discolour'],
    ['on Lago Grey, a grey lake', 'on Lago Grey, a gray lake'],
    ['see /colour and /a/grey/b', 'see /colour and /a/grey/b'],
  ])('%s', (british, american) => expect(respell(british)).toBe(american));

  test('an override holds what differs, the author’s own words on top', () => {
    const english = { title: 'Colour', summary: 'Grey', slug: 'colour', days: [{ text: 'Day' }] };
    const own = { summary: 'Overcast' };
    expect(americanOverride(english, own, respell)).toEqual({ title: 'Color', ...own });
  });

  test.each([
    ['harbourside colours, organised travellers', ['colours', 'organised', 'travellers']],
    ['four tours, an hour, your cruise at sunrise, counterclockwise', []],
    ['the Grey glacier', []],
    ['metres from the centre, behind grey theatres', ['metres', 'centre', 'grey', 'theatres']],
    ['a queue, a full stop, hand luggage', ['full stop', 'hand luggage', 'queue']],
    ['around 20 km over volcanic ground', ['km']],
    ['tick the box for a return flight; a tick bite', ['return flight', 'tick the box']],
  ])('%s', (text, found) => {
    expect(britishSpellings(text).sort()).toEqual(found.toSorted());
  });
});

describe('MKT-05 the American market’s content', () => {
  let content: SmallContent;
  beforeEach(() => {
    content = createSmallContent();
    content.write('spelling-en-US.yaml', 'colour: color\n');
  });
  afterEach(() => content.dispose());
  const setAlt = (alt: string) =>
    content.set('travels/alps-by-train/travel.yaml', 'pictures.0.alt', {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, 'Peaks'])),
      en: alt,
    });

  test('every English text is respelt, for that market alone', () => {
    content.set('travels/alps-by-train/en.yaml', 'title', 'Colour by train');
    content.set('travels/alps-by-train/en.yaml', 'days.0.title', 'A day of colour');
    content.set('coordinators/ada-verdi.yaml', 'words.en.speciality', 'Colour');
    content.set('pages/packing.yaml', 'seo.title.en', 'Colour');
    content.set('pages/packing.yaml', 'slug.en', 'colour');
    content.set('layout.yaml', 'footer.legalMessage.en', 'Colour');
    const { travels, coordinators, pages, layouts } = readContent(content.folder);
    const [travel] = travels;
    expect(travel?.words.en.title).toBe('Colour by train');
    expect(travel?.words['en-US']).toMatchObject({ title: 'Color by train' });
    expect(travel?.words['en-US']?.days?.[0]?.title).toBe('A day of color');
    expect(travel?.words['en-US']).not.toHaveProperty('slug');
    expect(coordinators[0]?.words['en-US']).toEqual({ speciality: 'Color' });
    expect(pages[1]?.byLocale['en-US']).toMatchObject({ slug: 'colour', seo: { title: 'Color' } });
    expect(pages[1]?.byLocale['en-WE'].seo.title).toBe('Colour');
    expect(layouts['en-US'].footer.legalMessage).toBe('Color');
    expect(layouts.en.footer.legalMessage).toBe('Colour');
  });

  test('A11Y-01 so is what a picture shows, at the same address', () => {
    setAlt('A colourless lake, and a colour');
    const [picture] = readContent(content.folder).travels[0]?.pictures ?? [];
    if (!picture) throw new Error('The travel has no picture');
    const american = presentPicture(picture, MARKETS['en-US']);
    expect(american.altText).toBe('A colourless lake, and a color');
    expect(american.seoName).toBe(presentPicture(picture, MARKETS.international).seoName);
    for (const market of ['international', 'en-WE'] as const) {
      expect(presentPicture(picture, MARKETS[market]).altText).toContain('colour');
    }
  });

  test('the check names what the list does not know', () => {
    setAlt('Boats in a grey dawn');
    content.set('travels/alps-by-train/en.yaml', 'title', 'The harbour by train');
    content.set('pages/packing.yaml', 'seo.title.en', 'A favourite colour');
    expect(listBritishSpellings(readContent(content.folder))).toEqual([
      'travels/alps-by-train: harbour',
      'travels/alps-by-train: grey',
      'pages/packing: favourite',
    ]);
  });

  test.each(['Colour: color', 'colour: 7', '- colour'])('a list with %s is refused', (list) => {
    content.write('spelling-en-US.yaml', list);
    expect(() => readContent(content.folder)).toThrow(ContentInvalid);
  });

  test('travels in their own country tell Americans what they need', () => {
    const there = CONTENT.travels.filter(({ countries }) => countries.includes('USA'));
    expect(there).not.toEqual([]);
    for (const travel of there) {
      expect(wordsOf(travel, MARKETS['en-US']).entry).toContain('US citizen');
    }
  });

  test('nothing British is left in what is delivered', () => {
    expect(listBritishSpellings(CONTENT)).toEqual([]);
  }, 60_000);
});
