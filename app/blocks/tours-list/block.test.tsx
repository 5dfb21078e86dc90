import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import type { BlockData } from '../blocks.server.ts';
import ToursListBlock, { preload } from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const t = await wordsOf('en-WE');
const ALL_63 = t('listing:blocks.allTours', { count: 63 });
const ALL = { total: 63, query: 'status[]=CONFIRMED&status[]=ALMOST_FULL' };
const [grouped, selection, otherSort, empty, failed] = Object.values(EXAMPLES);

async function drawn(data: BlockData<'tours-list'> | undefined, isFirst = false) {
  if (data) await preload(data);
  return renderInSite(data && <ToursListBlock id="a" data={data} isFirst={isFirst} />);
}
const levelsOf = (html: string) =>
  byRole(html)
    .all('heading')
    .map(({ tag }) => tag.slice(1))
    .join('');
const linksIn = (html: string) => byRole(html).links.map(decodeURIComponent);

describe('RES-12 the tours list', () => {
  test('RES-07 stands under its months, headings in order', async () => {
    const html = await drawn(grouped);
    expect(levelsOf(html)).toBe('234434434434');
    expect(visibleText(html)).toContain('April 2027');
  });

  test('RES-07 has no months as a selection, nor under another sort', async () => {
    expect(levelsOf(await drawn(selection))).toBe('233');
    expect(levelsOf(await drawn(otherSort, true))).toBe('122');
  });

  test('RES-07 TRV-09 says how many leave too soon to be in it, and leads to them', async () => {
    const html = await drawn(grouped);
    expect(visibleText(html)).toContain(t('listing:blocks.soon', { count: 20 }));
    expect(linksIn(html)).toContain(
      '/search?status[]=CONFIRMED&status[]=ALMOST_FULL&dateTo=2027-04-30',
    );
  });

  test('leads to the search that lists all of it', async () => {
    const html = await drawn(grouped && { ...grouped, rest: ALL, link: undefined });
    expect(visibleText(html)).toContain(ALL_63);
    expect(linksIn(html)).toContain('/search?status[]=CONFIRMED&status[]=ALMOST_FULL');
  });

  test('RES-07 leads from where it begins on, and says so', async () => {
    const html = await drawn(grouped && { ...grouped, link: undefined });
    expect(visibleText(html)).toContain('See all 43 departures from Saturday 1 May 2027');
    expect(linksIn(html)).toContain(
      '/search?status[]=CONFIRMED&status[]=ALMOST_FULL&dateFrom=2027-05-01',
    );
  });

  test('leads where its content says, and not to two places', async () => {
    const link = { label: 'See all confirmed departures', routingKey: 'tours' } as const;
    const html = await drawn(grouped && { ...grouped, rest: ALL, link });
    expect(visibleText(html)).toContain('See all confirmed departures');
    expect(visibleText(html)).not.toContain(ALL_63);
  });

  test('leads to the rest of the same before the plain search, which lists other ones too', async () => {
    const searches = linksIn(await drawn(grouped && { ...grouped, rest: ALL })).filter((link) =>
      link.startsWith('/search'),
    );
    expect(searches.slice(1)).toEqual([
      '/search?status[]=CONFIRMED&status[]=ALMOST_FULL',
      '/search',
    ]);
  });

  test('CMS-05 leads, as a list, to all of it and where its content says', async () => {
    const narrowed = EXAMPLES['with its filters, and nothing that fits']?.filter;
    const filter = narrowed ? { ...narrowed, isNarrowed: false } : null;
    const html = await drawn(grouped && { ...grouped, rest: ALL, filter });
    expect(visibleText(html)).toContain(ALL_63);
    expect(linksIn(html)).toContain('/search');
  });

  test('CMS-05 leads under filters to all that they leave', async () => {
    const filter = EXAMPLES['with its filters, and nothing that fits']?.filter ?? null;
    const html = await drawn(grouped && { ...grouped, rest: ALL, filter });
    expect(visibleText(html)).toContain(ALL_63);
    expect(linksIn(html)).not.toContain('/search');
  });

  test('CMS-05 leads under filters to the search under the same, where all of them are shown', async () => {
    const filter = EXAMPLES['with its filters, and nothing that fits']?.filter ?? null;
    const html = await drawn(grouped && { ...grouped, filter, rest: null });
    expect(linksIn(html)).not.toContain('/search');
    expect(linksIn(html)).toContain('/search?destinationId[]=JPN&discounted=true');
  });

  test('RES-08 says where it is empty that none is scheduled, and whom to write to', async () => {
    const html = await drawn(empty);
    expect(visibleText(html)).toContain(t('listing:empty.noDepartures'));
    expect(linksIn(html)).toContain('mailto:hello@cordata.example');
  });

  test('RES-09 says without an answer that it could not be loaded, and is not called empty', async () => {
    const html = await drawn(failed, true);
    expect(byRole(html).one('heading', failed?.title).tag).toBe('h1');
    expect(visibleText(html)).toContain(t('listing:empty.failed'));
    expect(visibleText(html)).not.toContain(t('listing:empty.noDepartures'));
    expect(linksIn(html)).toContain('/');
  });
});
