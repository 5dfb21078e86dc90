import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import type { BlockData } from '../blocks.server.ts';
import ToursListBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [grouped, selection, otherSort, empty, failed] = Object.values(EXAMPLES);

const drawn = (data: BlockData<'tours-list'> | undefined, isFirst = false) =>
  renderInSite(data && <ToursListBlock id="a" data={data} isFirst={isFirst} />);
const levelsOf = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => level).join('');

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

  test('leads to the search that lists all of it', async () => {
    const html = await drawn(grouped && { ...grouped, link: undefined });
    expect(visibleText(html)).toContain('See all 63 departures');
    expect(html.replaceAll('%5B%5D', '[]')).toContain(
      'href="/search?status[]=CONFIRMED&amp;status[]=ALMOST_FULL"',
    );
  });

  test('leads where its content says, and not to two places', async () => {
    const link = { label: 'See all confirmed departures', routingKey: 'tours' } as const;
    const html = await drawn(grouped && { ...grouped, link });
    expect(visibleText(html)).toContain('See all confirmed departures');
    expect(visibleText(html)).not.toContain('See all 63 departures');
  });

  test('leads to the rest of the same before the plain search, which lists other ones too', async () => {
    const html = (await drawn(grouped)).replaceAll('%5B%5D', '[]');
    const [first, second] = [...html.matchAll(/href="(\/search[^"]*)"/g)].map(([, href]) => href);
    expect(first).toBe('/search?status[]=CONFIRMED&amp;status[]=ALMOST_FULL');
    expect(second).toBe('/search');
    expect(visibleText(html)).toContain('See all 63 departures');
  });

  test('CMS-05 leads, as a list, to all of it and where its content says', async () => {
    const narrowed = EXAMPLES['with its filters, and nothing that fits']?.filter;
    const filter = narrowed ? { ...narrowed, isNarrowed: false } : null;
    const html = await drawn(grouped && { ...grouped, filter });
    expect(visibleText(html)).toContain('See all 63 departures');
    expect(html).toContain('href="/search"');
  });

  test('CMS-05 leads under filters to all that they leave', async () => {
    const filter = EXAMPLES['with its filters, and nothing that fits']?.filter ?? null;
    const html = await drawn(grouped && { ...grouped, filter });
    expect(visibleText(html)).toContain('See all 63 departures');
    expect(html).not.toContain('href="/search"');
    expect(visibleText(html)).toContain('63 departures');
  });

  test('CMS-05 leads under filters to the search under the same, where all of them are shown', async () => {
    const filter = EXAMPLES['with its filters, and nothing that fits']?.filter ?? null;
    const html = await drawn(grouped && { ...grouped, filter, rest: null });
    expect(html).not.toContain('href="/search"');
    expect(html.replaceAll('%5B%5D', '[]')).toContain(
      'href="/search?destinationId[]=JPN&amp;discounted=true"',
    );
  });

  test('RES-08 says where it is empty that none is scheduled, and whom to write to', async () => {
    const html = await drawn(empty);
    expect(visibleText(html)).toContain('No departures are scheduled at the moment.');
    expect(html).toContain('href="mailto:hello@cordata.example"');
  });

  test('RES-09 says without an answer that it could not be loaded, and is not called empty', async () => {
    const html = await drawn(failed, true);
    expect(html).toMatch(/<h1[^>]*>Next to leave</);
    expect(visibleText(html)).toContain('We could not load the trips just now.');
    expect(visibleText(html)).not.toContain('No departures');
    expect(html).toMatch(/<a [^>]*href="\/"/);
  });
});
