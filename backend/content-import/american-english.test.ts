import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, MARKETS } from '../../domain/market.ts';
import { presentPicture } from '../images/picture.ts';
import { createSmallContent, type SmallContent } from '../../test/support/small-content.ts';
import { americanOverride } from './american-english.ts';
import { ContentInvalid } from './content-invalid.ts';
import { readContent } from './read-content.ts';

test('MKT-05 an override holds what differs, the author’s own words on top', () => {
  const respell = (text: string) => text.replace('olour', 'olor').replace('Grey', 'Gray');
  const english = { title: 'Colour', summary: 'Grey', slug: 'colour', days: [{ text: 'Day' }] };
  const own = { summary: 'Overcast' };
  expect(americanOverride(english, own, respell)).toEqual({ title: 'Color', ...own });
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
    expect(travel?.words.en!.title).toBe('Colour by train');
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

  test('units are American too, the list before them', () => {
    content.write(
      'spelling-en-US.yaml',
      'kilometre: kilometer\nhundreds of metres: hundreds of yards\n',
    );
    content.set('travels/alps-by-train/en.yaml', 'title', 'Hundreds of metres, and 475 kilometres');
    const [travel] = readContent(content.folder).travels;
    expect(travel?.words.en!.title).toBe('Hundreds of metres, and 475 kilometres');
    expect(travel?.words['en-US']?.title).toBe('Hundreds of yards, and 295 miles');
  });

  test.each(['Colour: color', 'colour: 7', '- colour'])('a list with %s is refused', (list) => {
    content.write('spelling-en-US.yaml', list);
    expect(() => readContent(content.folder)).toThrow(ContentInvalid);
  });
});
