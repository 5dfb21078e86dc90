/** Modals in the HTML of the server: they are there for readers without scripts, and for no index. */
import { describe, expect, test } from 'vitest';
import { MODAL_NAMES } from '../../app/modals/modal-names.ts';
import { byRole } from '../support/by-role.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { readHtml, type HtmlPage } from '../support/html-page.ts';
import { modalPath, NOT_LINKED, SHOWN_MODALS } from '../support/modal-pages.ts';
import { pathOfPage, statusOf, type SitePage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

const elementsOf = (html: HtmlPage, element: string) =>
  html.elements.filter(({ name }) => name === element);
const modalsOf = (html: HtmlPage) =>
  elementsOf(html, 'dialog')
    .filter(({ attributes }) => attributes.has('open'))
    .map(({ attributes }) => attributes.get('data-modal'));

/** The one dialog of a page. */
const dialogOf = (text: string) => byRole(text).one('dialog');

const MARKETS_IN_TURN = ['it', 'de', 'en-US'] as const;

describe.each(MARKETS_IN_TURN)('in the market %s', (marketId) => {
  const shown = SHOWN_MODALS.filter((_, index) => MARKETS_IN_TURN[index % 3] === marketId);

  test.each(shown)('LAY-10 LAY-11 the modal %s opens on "%s"', async (name, page) => {
    const plain = readHtml((await visit(marketId, pathOfPage(page, marketId))).text);
    const path = modalPath(page, marketId, { modal: name });
    const { status, text, headers } = await visit(marketId, path);
    const html = readHtml(text);
    expect(status).toBe(statusOf(page, marketId));
    expect(modalsOf(plain)).toEqual([]);
    expect(modalsOf(html)).toEqual([name]);

    const { within, html: dialog } = dialogOf(text);
    const titles = within.all('heading', /\p{L}/u);
    expect(titles.map(({ attributes }) => attributes.id)).toContain('dialog-title');
    // A key without its words would stand there as it is.
    expect(readHtml(dialog).texts.filter((words) => /^\w+(?:\.\w+)+$/.test(words))).toEqual([]);
    expect(foreignTexts(html, marketId)).toEqual([]);

    const closing = within.links[0] ?? '';
    const closed = new URL(closing, 'http://localhost');
    const opened = new URL(pathOfPage(page, marketId), 'http://localhost');
    expect([closed.pathname, Object.fromEntries(closed.searchParams)]).toEqual([
      opened.pathname,
      Object.fromEntries(opened.searchParams),
    ]);

    // It changes nothing of what the page says of itself.
    expect(html.canonical).toBe(plain.canonical);
    expect(html.alternates).toEqual(plain.alternates);
    expect(html.title).toBe(plain.title);
    const ids = html.elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const preloads = [...String(headers.link).matchAll(/<([^>]+)>; rel=modulepreload/g)];
    expect(preloads.length).toBeGreaterThan(1);
  });

  const linked = shown.filter(([name]) => !NOT_LINKED.includes(name));
  test.each(linked)('LAY-10 a link opens the modal %s on "%s"', async (name, page) => {
    const html = readHtml((await visit(marketId, pathOfPage(page, marketId))).text);
    const links = elementsOf(html, 'a')
      .filter(({ attributes }) => attributes.get('data-opens') === name)
      .map(({ attributes }) => attributes.get('href') ?? '');
    expect(links[0]).toMatch(new RegExp(`[?&]modal=${name}(&|$)`));
  });
});

const PAGES_WITH_LITTLE = [
  'home',
  'search',
  'coordinator',
  'unknown page',
  'departed tour',
] as const;

test.each(MODAL_NAMES)('LAY-10 the modal %s opens on pages that know little', async (modal) => {
  const first = MODAL_NAMES.indexOf(modal);
  for (const place of [first, first + 1, first + 3]) {
    const page = PAGES_WITH_LITTLE[place % PAGES_WITH_LITTLE.length] ?? 'home';
    const { status, text } = await visit('fr', modalPath(page, 'fr', { modal }));
    expect([page, status]).toEqual([page, statusOf(page, 'fr')]);
    expect([page, modalsOf(readHtml(text))]).toEqual([page, [modal]]);
    expect(
      readHtml(dialogOf(text).html).texts.filter((words) => /^\w+(?:\.\w+)+$/.test(words)),
    ).toEqual([]);
  }
});

test.each(['it', 'en-US'] as const)(
  'LAY-10 MEET-01 in %s the modal meetup-search is the search of the meet-ups',
  async (marketId) => {
    const { text } = await visit(
      marketId,
      modalPath('wemeet', marketId, { modal: 'meetup-search' }),
    );
    const { fields, links } = dialogOf(text).within;
    expect(fields().map(({ attributes }) => attributes.name)).toEqual(['city', 'from', 'to']);
    const when = links.filter((link) => /[?&]when=/.test(link));
    expect(when).toHaveLength(7);
  },
);

test.each(['available-dates', 'video-itinerary'] as const)(
  'LAY-10 the modal %s of a tour page is that of its travel’s',
  async (modal) => {
    const wordsAt = async (path: string) => {
      const { text } = await visit('it', `${path}?modal=${modal}`);
      return readHtml(dialogOf(text).html).texts;
    };
    const path = pathOfPage('tour', 'it');
    const words = await wordsAt(path);
    expect(words.length).toBeGreaterThan(20);
    expect(words).toEqual(await wordsAt(path.slice(0, path.lastIndexOf('/'))));
  },
);

const IGNORED: readonly (readonly [SitePage, string])[] = [
  ['home', 'nonsense'],
  ['home', '../../etc'],
];

test.each(IGNORED)('LAY-11 "%s" stands as it is where %s is asked for', async (page, modal) => {
  const { status, text, headers } = await visit('it', modalPath(page, 'it', { modal }));
  expect(status).toBe(statusOf(page, 'it'));
  expect(modalsOf(readHtml(text))).toEqual([]);
  expect(headers.link).toBeUndefined();
});

test.each([
  ['/login?problem=1&modal=language', 'de'],
  ['/logout?modal=language', 'de'],
] as const)('LAY-11 AUTH-01 %s opens none: the address is good for one time', async (path, id) => {
  expect(modalsOf(readHtml((await visit(id, path)).text))).toEqual([]);
});

test('LAY-11 the tab of the address is open', async () => {
  const tabOf = async (query: Readonly<Record<string, string>>) => {
    const { text } = await visit('it', modalPath('home', 'it', query));
    const buttons = dialogOf(text).within.all('button');
    return buttons.some(({ attributes }) => attributes.name === 'currency');
  };
  const modal = 'languages-currencies';
  expect(await tabOf({ modal })).toBe(false);
  expect(await tabOf({ modal, type: 'currency' })).toBe(true);
  expect(await tabOf({ modal, type: 'nonsense' })).toBe(false);
});
