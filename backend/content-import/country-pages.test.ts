import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { contentOfTest, problemsOf } from '../../test/support/content-faults.ts';
import type { SmallContent } from '../../test/support/small-content.ts';
import { LANGUAGES, TEXT_LOCALES, type Language, type TextLocale } from '../../domain/market.ts';
import { COUNTRY_TEMPLATE } from './country-pages.ts';
import { readContent } from './read-content.ts';
import type { Page } from './read-pages.ts';

const isMade = ({ file }: Page) => file.endsWith(COUNTRY_TEMPLATE);

describe('CMS-06 the pages of the countries of the delivered content', () => {
  const ofCountries = CONTENT.pages.filter(({ byLocale }) => byLocale.en.country);

  test('each country that a travel goes to has one, in each language at an address of its own', () => {
    const travelled = new Set(CONTENT.travels.flatMap(({ countries }) => countries));
    const countries = ofCountries.map(({ byLocale }) => byLocale.en.country);
    expect(countries.toSorted()).toEqual([...travelled].toSorted());
    for (const locale of TEXT_LOCALES) {
      const addresses = ofCountries.map(({ byLocale }) => {
        const { slug, routingKey } = byLocale[locale];
        return slug ?? routingKey;
      });
      expect(new Set(addresses).size).toBe(countries.length);
    }
  });

  test.each(LANGUAGES)(
    'no two that are made have less than 150 words of their own, %s',
    (language) => {
      const pages = ofCountries.filter(isMade).map((page) => wordsOf(page, language));
      expect(pages.length).toBeGreaterThan(20);
      const alike = pages.flatMap((page) =>
        pages
          .filter((other) => other !== page && countOwnWords(page.words, other.words) < 150)
          .map(({ key }) => `${page.key} ${key}`),
      );
      expect(alike).toEqual([]);
    },
  );

  test.each(LANGUAGES)('titles are at most 60 characters, %s', (language) => {
    const titles = ofCountries.filter(isMade).map(({ byLocale }) => byLocale[language].seo.title);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('TRV-06 each says what its border asks of the nationals of the market, and where', () => {
    for (const { key, byLocale } of ofCountries) {
      if (byLocale.en.country === 'ATA') continue;
      for (const locale of TEXT_LOCALES) {
        const facts = byLocale[locale].blocks.filter(({ type }) => type === 'country-facts');
        expect([key, locale, facts]).toMatchObject([
          key,
          locale,
          [{ content: { entryRule: { kind: locale === 'en' ? 'ask' : expect.any(String) } } }],
        ]);
      }
    }
    const ruleIn = (country: string, locale: TextLocale) =>
      ofCountries
        .find(({ byLocale }) => byLocale.en.country === country)
        ?.byLocale[locale].blocks.flatMap(({ content }) => content.entryRule ?? []);
    expect(ruleIn('BRA', 'en-US')).toMatchObject([{ country: 'Brazil', kind: 'e-visa', days: 90 }]);
    expect(ruleIn('BRA', 'de')).toMatchObject([
      { country: 'Brasilien', kind: 'passport', page: expect.stringContaining('auswaertiges-amt') },
    ]);
  });

  test('of a travel to two countries each tells the days that end in it', () => {
    const [slovenia, croatia] = ['SVN', 'HRV'].map((country) =>
      JSON.stringify(
        ofCountries.find(({ byLocale }) => byLocale.en.country === country)?.byLocale.en,
      ),
    );
    expect(slovenia).toContain('Day 4, Bovec');
    expect(croatia).not.toContain('Day 4, Bovec');
    expect(croatia).toContain('Day 7, Rovinj');
    expect(slovenia).not.toContain('Day 7, Rovinj');
  });

  test.each(LANGUAGES)('what each that is made begins with is its own, %s', (language) => {
    const made = ofCountries.filter(isMade).map(({ byLocale }) => byLocale[language]);
    const leads = made.map(({ blocks }) => blocks[0]!.content.subtitle);
    expect(leads).not.toContain(undefined);
    expect(new Set(leads).size).toBe(made.length);
    const summaries = CONTENT.travels
      .filter(({ countries }) => countries.length > 1)
      .map(({ words }) => words[language]!.summary);
    const ofNeighbours = made.flatMap(({ blocks }) =>
      (blocks.at(-1)!.content.cards as { text: string }[]).map(({ text }) => text),
    );
    expect(summaries.filter((one) => [...leads, ...ofNeighbours].includes(one))).toEqual([]);
  });
});

/** How often the page says each word. */
function wordsOf({ key, byLocale }: Page, language: Language) {
  const words = new Map<string, number>();
  for (const word of textsIn(byLocale[language].blocks)
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return { key, words };
}

function countOwnWords(
  own: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  let count = 0;
  for (const [word, times] of own) count += Math.max(0, times - (other.get(word) ?? 0));
  return count;
}

/** No words that nobody reads. */
const ADDRESSES = ['id', 'baseUrl', 'seoName', 'colour', 'url', 'routingKey', 'title', 'type'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const isImage = 'seoName' in value;
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'title' ? isImage : ADDRESSES.includes(key)) ? [] : textsIn(item),
  );
}

const inLanguages = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${text} (${language})`]));
const slugs = (slug: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${slug}-${language}`]));

const cards = { type: 'blog-cards', content: { title: 'Near', cards: '{{neighbours}}' } };
const list = (destinations: unknown) => ({
  type: 'travels-list',
  content: { title: 'Trips', filtersData: { filters: { destinationId: destinations } } },
});
const TEMPLATE = {
  page: {
    seo: {
      title: inLanguages('Trips {{to}}'),
      description: 'A description of the trips {{to}} that is long enough to be one, {{places}}.',
    },
    blocks: [
      {
        type: 'cover',
        content: { title: '{{name}}', subtitle: '{{lead}}', image: '{{cover}}' },
      },
      list(['{{country}}']),
      { type: 'faqs', content: { title: 'Questions', groups: '{{questions}}' } },
      { type: 'blog-cards', content: { title: 'Days', cards: '{{cards}}' } },
      cards,
    ],
  },
  withoutTravels: {
    seo: {
      title: 'None {{to}}',
      description: 'No trip goes {{to}} at the moment, and these go to what is near.',
    },
    blocks: [
      { type: 'cover', content: { title: 'None {{to}}', image: '{{cover}}' } },
      list('{{nearest}}'),
      cards,
    ],
  },
  travel: {
    title: '{{title}}',
    items: [
      { question: 'What happens {{in}}?', answer: '{{days}}' },
      { question: 'Health?', answer: '{{health}}' },
    ],
  },
  day: '{{number}} {{place}}',
};

/** The small content's travels go to Switzerland and Italy. */
function contentWithCountries(countries: readonly string[] = ['CHE', 'ITA', 'AUT']): SmallContent {
  const content = contentOfTest();
  const entries = countries.map((code) => [
    code,
    {
      slug: slugs(`trips-${code.toLowerCase()}`),
      to: inLanguages(`to ${code}`),
      in: `in ${code}`,
      lead: inLanguages(`What ${code} is`),
    },
  ]);
  content.write('countries.yaml', JSON.stringify(Object.fromEntries(entries)));
  content.write(COUNTRY_TEMPLATE, JSON.stringify(TEMPLATE));
  return content;
}

function pageOf({ folder }: SmallContent, country: string): Page | undefined {
  return readContent(folder).pages.find(({ byLocale }) => byLocale.en.country === country);
}

describe('CMS-06 a page made for a country', () => {
  test('has its names in each language, its travels and the nearest other countries', () => {
    const page = pageOf(contentWithCountries(), 'CHE');
    expect(page?.key).toBe('country-che');
    expect(page?.byLocale.it).toMatchObject({
      slug: 'trips-che-it',
      seo: { title: 'Trips to CHE (it) (it)' },
      blocks: [
        { content: { title: 'Svizzera' } },
        { content: { filtersData: { filters: { destinationId: ['CHE'] } } } },
        { type: 'faqs' },
        { content: { cards: [{ title: 'Italia', link: { url: '/trips-ita-it' } }] } },
      ],
    });
  });

  test('leaves out what its travels do not say: days with a picture, answers', () => {
    const page = pageOf(contentWithCountries(), 'CHE');
    const { blocks } = page!.byLocale.en;
    expect(blocks.map(({ content }) => content.title)).not.toContain('Days');
    const { groups } = blocks[2]!.content as { groups: { items: { question: string }[] }[] };
    expect(groups.map(({ items }) => items.map(({ question }) => question))).toEqual([
      ['What happens in CHE?'],
      ['What happens in CHE?'],
    ]);
  });

  test('begins with the summary of a travel that goes there alone, and tells what it says of health', () => {
    const content = contentWithCountries();
    for (const language of LANGUAGES) {
      content.set(
        `travels/alps-by-train/${language}.yaml`,
        'health',
        `Ticks live there (${language}).`,
      );
    }
    const told = () => JSON.stringify(pageOf(content, 'CHE')!.byLocale.fr.blocks);
    expect(told()).toContain('What CHE is (fr)');
    expect(told()).not.toContain('Ticks');
    content.set('travels/alps-by-train/travel.yaml', 'countries', ['CHE']);
    content.unset('countries.yaml', 'CHE.lead');
    expect(told()).toContain('What it is, in fr: a week');
    expect(told()).toContain('Ticks live there (fr)');
  });

  test('wants words of its own where each travel goes elsewhere too', () => {
    const content = contentWithCountries(['CHE', 'ITA']);
    content.unset('countries.yaml', 'CHE.lead');
    expect(problemsOf(content)).toContain(
      'countries.yaml CHE.lead: is missing, and no travel goes there alone',
    );
  });

  test('without a travel has those of the nearest countries', () => {
    const page = pageOf(contentWithCountries(), 'AUT');
    expect(page?.byLocale.de).toMatchObject({
      slug: 'trips-aut-de',
      seo: { title: 'None to AUT (de)' },
      blocks: [
        { content: { title: 'None to AUT (de)' } },
        { content: { filtersData: { filters: { destinationId: ['CHE', 'ITA'] } } } },
        { content: { cards: [{ title: 'Schweiz' }, { title: 'Italien' }] } },
      ],
    });
  });

  test('gives way to a written one, which takes its address', () => {
    const content = contentWithCountries();
    content.unset('pages/packing.yaml', 'slug');
    content.set('pages/packing.yaml', 'country', 'CHE');
    const page = pageOf(content, 'CHE');
    expect(page?.key).toBe('packing');
    expect(page?.byLocale.fr).toMatchObject({
      slug: 'trips-che-fr',
      seo: { title: 'Title in fr' },
    });
  });

  test('a written one without a travel shows the nearest in the place of its lists', () => {
    const content = contentWithCountries();
    content.unset('pages/packing.yaml', 'slug');
    content.set('pages/packing.yaml', 'country', 'AUT');
    content.set('pages/packing.yaml', 'blocks.1', list(['AUT']));
    content.set('pages/packing.yaml', 'blocks.2', { ...list(['AUT']), type: 'tours-list' });
    const { blocks } = pageOf(content, 'AUT')!.byLocale.en;
    expect(blocks.map(({ type }) => type)).toEqual([
      'text-and-image',
      'travels-list',
      'blog-cards',
    ]);
    expect(blocks[1]?.content).toMatchObject({
      filtersData: { filters: { destinationId: ['CHE', 'ITA'] } },
    });
  });

  test('a country of a travel that has none is named', () => {
    expect(problemsOf(contentWithCountries(['CHE']))).toEqual([
      'travels/alps-by-train/travel.yaml countries: ITA has no page: countries.yaml lacks it',
      'travels/coast-on-foot/travel.yaml countries: ITA has no page: countries.yaml lacks it',
    ]);
  });

  test('a fault of the template is told with the country', () => {
    const content = contentWithCountries(['CHE', 'ITA']);
    content.set(
      'countries.yaml',
      'ITA.to',
      'to a country with a name that is far too long for a title',
    );
    expect(problemsOf(content)).toEqual([
      expect.stringMatching(/^country-page\.yaml ITA\.seo\.title: is to have at most 60/),
    ]);
  });

  test('without countries.yaml there is none, and a page says its own address', () => {
    const { pages } = readContent(contentOfTest().folder);
    expect(pages.filter(({ byLocale }) => byLocale.en.country)).toEqual([]);
  });
});
