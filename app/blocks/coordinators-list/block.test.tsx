import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import CoordinatorsListBlock, { preload } from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

await preload();
const t = await wordsOf('en-WE');
const [two, withoutAnswer] = Object.values(EXAMPLES);

test('TRV-10 the list leads to the page of each', async () => {
  const html = await renderInSite(
    two && <CoordinatorsListBlock id="a" data={two} isFirst={false} />,
    { marketId: 'de' },
  );
  const page = byRole(html);
  const people = page.links.filter((link) => link.startsWith('/koordinatoren/'));
  expect(people).toEqual(['/koordinatoren/ada-verdi', '/koordinatoren/ben-roth']);
  expect(page.all('listitem', /^Ada Verdi .*Bologna.*Italian, English.*3 /)).toHaveLength(1);
});

test('TRV-10 without an answer it says so', async () => {
  const html = await renderInSite(
    withoutAnswer && <CoordinatorsListBlock id="a" data={withoutAnswer} isFirst={false} />,
  );
  expect(visibleText(html)).toContain(t('listing:empty.failed'));
});

/** Ids of the people, in the order of the list. */
const idsIn = (html: string) =>
  byRole(html).links.flatMap((link) => /^\/coordinators\/(.*)/.exec(link)?.[1] ?? []);

test.each([
  ['by name without being asked', '', ['ada-verdi', 'ben-roth', 'cleo-abt']],
  ['by the next departure, none last', '?sort=next:asc', ['ada-verdi', 'ben-roth', 'cleo-abt']],
  ['by how many there are', '?sort=departures:desc', ['ben-roth', 'ada-verdi', 'cleo-abt']],
  ['by name where the order is none', '?sort=date:asc', ['ada-verdi', 'ben-roth', 'cleo-abt']],
])('TRV-10 the list stands %s', async (_, query, ids) => {
  const [ada, ben] = two?.coordinators ?? [];
  if (!ada || !ben) throw new Error('The example has two');
  const cleo = { ...ben, id: 'cleo-abt', firstName: 'Cleo', led: { count: 0, firstDay: null } };
  const data = { ...two, title: 'Everybody', coordinators: [ada, ben, cleo] };
  const html = await renderInSite(<CoordinatorsListBlock id="a" data={data} isFirst={false} />, {
    address: `/coordinators${query}`,
  });
  expect(idsIn(html)).toEqual(ids);
  const text = visibleText(html);
  expect(text).toContain('3 departures to join Next: 2 May 2099');
  expect(text).toContain(t('listing:blocks.leadsNone'));
  // Each order is an address, so that it needs no scripts.
  expect(byRole(html).links).toContain('/coordinators?sort=departures%3Adesc');
});

test.each([
  ['', '', ['ada-verdi', 'ben-roth', 'cleo-abt']],
  ['a language', '?speaks=de', ['ben-roth', 'cleo-abt']],
  ['a language and an order', '?sort=departures:desc&speaks=de', ['ben-roth', 'cleo-abt']],
  ['a language that nobody speaks', '?speaks=fr', ['ada-verdi', 'ben-roth', 'cleo-abt']],
  ['a language of no market', '?speaks=tlh', ['ada-verdi', 'ben-roth', 'cleo-abt']],
])('TRV-10 the list is asked for %s: %s', async (_, query, ids) => {
  const [ada, ben] = two?.coordinators ?? [];
  if (!ada || !ben) throw new Error('The example has two');
  const data = { ...two, title: 'Everybody', coordinators: [ada, ben, { ...ben, id: 'cleo-abt' }] };
  const html = await renderInSite(<CoordinatorsListBlock id="a" data={data} isFirst={false} />, {
    address: `/coordinators${query}`,
  });
  expect(idsIn(html)).toEqual(ids);
  expect(visibleText(html)).toContain(
    `${t('listing:blocks.anyLanguage')} English 1 Italian 1 German 2`,
  );
  const sort = query.includes('sort') ? 'sort=departures%3Adesc&' : '';
  expect(byRole(html).links).toContain(`/coordinators?${sort}speaks=it`);
});

test('TRV-10 a dozen are shown, and a link without scripts leads to where the next dozen begins', async () => {
  const [ada] = two?.coordinators ?? [];
  if (!ada) throw new Error('The example has two');
  const coordinators = Array.from({ length: 30 }, (_, number) => ({ ...ada, id: `p-${number}` }));
  const at = (query: string) =>
    renderInSite(
      <CoordinatorsListBlock id="a" data={{ title: 'Everybody', coordinators }} isFirst={false} />,
      { address: `/coordinators${query}` },
    );
  const first = await at('?sort=next:asc');
  expect(idsIn(first)).toHaveLength(12);
  expect(visibleText(first)).toContain('Showing 12 of 30');
  const more = byRole(first).one('link', t('listing:blocks.showMore')).attributes.href;
  expect(more).toBe('/coordinators?sort=next%3Aasc&shown=24#a-from-13');
  const second = await at('?sort=next:asc&shown=24');
  expect(idsIn(second)).toHaveLength(24);
  expect(readHtml(second).ids).toContain('a-from-13');
  const all = await at('?shown=36');
  expect(idsIn(all)).toHaveLength(30);
  expect(byRole(all).all('link', t('listing:blocks.showMore'))).toEqual([]);
});
