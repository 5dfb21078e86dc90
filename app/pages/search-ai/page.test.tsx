import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { confirmedTour } from '../../listing/card-examples.ts';
import type { QuestionAnswer } from './answer-question.server.ts';
import { FACTS } from './page-facts.ts';
import SearchAiPage from './page.tsx';
import type { SearchAiPageData } from './page.server.ts';

const t = await wordsOf('en-WE');
const { travel, ...bestTour } = confirmedTour;
const JAPAN = { ...travel, toursCount: 1, isLowestPrice: false, bestTour };
const FILTERS = {
  ...NO_FILTERS,
  destinationId: ['JPN'],
  dateFrom: '2027-04-01',
  dateTo: '2027-04-30',
  priceTo: 250_000,
  durationFrom: 10,
  durationTo: 14,
  moods: ['CULTURE' as const],
};
const ANSWER: QuestionAnswer = {
  filters: FILTERS,
  excluded: [{ travelStyles: ['beach'] }],
  parts: [
    { words: 'under 2500', filter: 'price' },
    { words: 'Japan', filter: 'destinationId', item: 'JPN' },
    { words: 'ruins', filter: 'moods', item: 'CULTURE' },
  ],
  contradictions: [],
  withoutTrips: [],
  notUnderstood: [],
  sort: null,
  practical: [],
  unreadable: [],
  unknown: [],
  countries: [{ id: 'JPN', name: 'Japan' }],
  total: 1,
  travels: [
    {
      travel: JAPAN,
      fits: [
        { key: 'destinationId', item: 'JPN' },
        { key: 'dates' },
        { key: 'price' },
        { key: 'length' },
        { key: 'moods', item: 'CULTURE' },
      ],
      lacks: null,
    },
  ],
  near: [],
  advice: null,
  isFailed: false,
};

async function draw(answer: Partial<QuestionAnswer> | null, page: Partial<SearchAiPageData> = {}) {
  const data: SearchAiPageData = {
    question: 'japan & more',
    problem: null,
    examples: [],
    answer: answer && { ...ANSWER, ...answer },
    ...page,
  };
  // No other words than those that the page fetches.
  const html = await renderInSite(<SearchAiPage data={data} />, {
    words: FACTS.words,
    currency: 'EUR',
  });
  const { links, one } = byRole(html);
  return { one, links, text: visibleText(html) };
}

describe('AI-01 how a question is answered', () => {
  test('says why a travel is listed, by its own facts', async () => {
    const { text } = await draw({});
    expect(text).toContain('Matches: Japan · April 2027 · about 2.199 € · 12 days · Culture.');
  });

  test('has the words of each filter, where it is called otherwise', async () => {
    const { text } = await draw({});
    expect(text).toContain('Up to 2.500 € “under 2500”');
    expect(text).toContain('Culture “ruins”');
    expect(text).not.toContain('“Japan”');
  });

  test('each filter is changed in the search, and taken away here', async () => {
    const { links } = await draw({});
    const price = links.filter((link) => !link.includes('priceTo') && link.includes('moods'));
    expect(price).toHaveLength(1);
    expect(price[0]).toMatch(/^\/search-ai\?question=japan\+%26\+more&adjusted=true&not%5B%5D=/);
    const changes = links.filter((link) => link.startsWith('/search?') && link.includes('modal='));
    expect(changes).toHaveLength(4);
    expect(changes[0]).toMatch(/priceTo=250000.*&modal=filters$/);
  });

  test('what is not wanted can be wanted again', async () => {
    const { text, links } = await draw({});
    expect(text).toContain('Without Beach');
    const again = links.filter((link) => link.includes('adjusted') && !link.includes('not%5B'));
    expect(again).toHaveLength(1);
    expect(again[0]).toContain('destinationId%5B%5D=JPN');
    expect(text).toContain(t('listing:filter.unwantedListed'));
  });

  test('what nearly fits names what it does not fit', async () => {
    const near = [{ travel: JAPAN, fits: [{ key: 'dates' as const }], lacks: 'price' as const }];
    const { text } = await draw({ total: 0, travels: [], near });
    expect(text).toContain(t('ask:nothing.title'));
    expect(text).toContain('Matches: April 2027. Doesn’t match: Up to 2.500 €.');
  });

  test('says what contradicts, where no trips go and what was not understood', async () => {
    const { text } = await draw({
      contradictions: [{ filter: 'price', words: ['under 500', 'at least 2000'] }],
      withoutTrips: ['Kenya'],
      notUnderstood: ['<b>warm</b>'],
      filters: NO_FILTERS,
      excluded: [],
      total: null,
      travels: [],
    });
    expect(text).toContain('“under 500”, “at least 2000”');
    expect(text).toContain('Kenya: no trips yet.');
    expect(text).toContain('We did not understand “&lt;b&gt;warm&lt;/b&gt;”.');
    expect(text).toContain(t('ask:nothing.text'));
    expect(text).not.toContain(t('ask:nothing.notUnderstood'));
  });

  test('what is asked for and left out at once is said as that', async () => {
    const { text } = await draw({
      contradictions: [{ filter: 'destinationId', words: ['italy', 'italy'] }],
    });
    expect(text).toContain('You both ask for “italy” and rule it out');
    expect(text).not.toContain('contradict each other');
  });

  test('a practical question leads to the chat and to the questions, and no spell failed', async () => {
    const { text, links } = await draw({
      practical: ['visa'],
      filters: NO_FILTERS,
      excluded: [],
      parts: [],
      total: null,
      travels: [],
    });
    expect(text).toContain('“visa”: the chat and our FAQs can tell you more');
    expect(links).toEqual(expect.arrayContaining(['/chat', '/faqs']));
    expect(text).not.toContain(t('ask:nothing.title'));
    expect(text).not.toContain(t('ask:understood.title'));
    expect(text).toContain(t('ask:understood.titleOther'));
  });

  test('nothing is headed where there is nothing to say', async () => {
    const { text } = await draw({ filters: NO_FILTERS, excluded: [], parts: [] });
    expect(text).not.toContain(t('ask:understood.title'));
    expect(text).not.toContain(t('ask:understood.titleOther'));
  });

  test('says of how much of the question trips fit, where a screen reader says it', async () => {
    const outputOf = async (answer: Partial<QuestionAnswer> | null) =>
      (await draw(answer)).one('status').text;
    expect(await outputOf(null)).toBe('');
    expect(await outputOf({})).toBe('1 trip fits');
    expect(await outputOf({ notUnderstood: ['warm'] })).toBe('1 trip fits what we understood');
    expect(await outputOf({ total: null, notUnderstood: ['warm'] })).toBe('0 trips fit');
  });

  test('says that the lowest price comes first, and goes on with that order', async () => {
    const { text, links } = await draw({ sort: { words: 'cheapest', by: 'price:asc' } });
    expect(text).toContain('“cheapest”: the lowest price comes first.');
    expect(links.some((link) => link.startsWith('/search?') && link.includes('sort=price'))).toBe(
      true,
    );
  });

  test('says which parts of its address are no filters', async () => {
    const { text } = await draw({ unreadable: ['LOUD'], unknown: ['ZZZ'] });
    expect(text).toContain('We ignored “LOUD”.');
    expect(text).toContain('We don’t know a country with the code “ZZZ”.');
  });

  test('a failed call is not called an empty list', async () => {
    const { text, links } = await draw({ isFailed: true, total: null, travels: [] });
    expect(text).toContain(t('listing:empty.failed'));
    expect(text).not.toContain(t('ask:nothing.title'));
    expect(links).toContain('/search-ai?question=japan+%26+more');
  });

  test('the question is kept beside what is wrong with it', async () => {
    const { one } = await draw(null, { question: '</textarea>', problem: 'tooLong' });
    const field = one('textbox', t('ask:form.label'));
    expect(field.value).toBe('</textarea>');
    expect(field.description).toContain('Please keep it to 4,000 characters.');
  });
});
