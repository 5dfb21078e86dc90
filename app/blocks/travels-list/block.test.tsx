import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { EXAMPLES as TOURS_LIST_EXAMPLES } from '../tours-list/block.examples.ts';
import TravelsListBlock, { preload } from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const t = await wordsOf('en-WE');
const [withLink, empty, failed] = Object.values(EXAMPLES);

test.each([
  [true, 'h1 h2 h2 h2'],
  [false, 'h2 h3 h3 h3'],
])(
  'RES-12 the travels list draws a card for each travel, first on the page: %s',
  async (isFirst, tags) => {
    for (const isRow of [true, false]) {
      const block = withLink && (
        <TravelsListBlock id="a" data={{ ...withLink, isRow }} isFirst={isFirst} />
      );
      const page = byRole(await renderInSite(block, { marketId: 'it' }));
      const headings = page.all('heading').map(({ tag }) => tag);
      expect(headings.join(' ')).toBe(tags);
      expect(page.links).toContain('/viaggi');
    }
  },
);

test('LAY-16 a long list shows a part of it; the link to more leads to where these begin', async () => {
  const [travel] = withLink?.travels ?? [];
  const travels = Array.from({ length: 24 }, (_, n) => ({
    ...travel!,
    slug: `trip-${n + 1}`,
    title: `Trip ${n + 1}`,
  }));
  const draw = (total: number) =>
    renderInSite(
      withLink && (
        <TravelsListBlock
          id="a"
          data={{ ...withLink, travels, total, isRow: false }}
          isFirst={false}
        />
      ),
      { address: '/destinations?month=2027-05&shown=24' },
    );
  const page = byRole(await draw(42));
  expect(page.one('heading', 'Trip 13').attributes.id).toBe('a-from-13');
  const more = page.one('link', t('listing:blocks.showMore')).attributes;
  expect(more.href).toBe('/destinations?month=2027-05&shown=36#a-from-25');
  expect(visibleText(await draw(42))).toContain(
    t('listing:blocks.shownOf', { shown: 24, total: 42 }),
  );
  expect(byRole(await draw(24)).all('link', t('listing:blocks.showMore'))).toEqual([]);
});

test('CMS-05 its way to the search keeps the filters that it is narrowed by', async () => {
  const narrowed = TOURS_LIST_EXAMPLES['with its filters, and nothing that fits']?.filter;
  await preload({ filter: narrowed ?? null });
  const html = await renderInSite(
    withLink && narrowed && (
      <TravelsListBlock
        id="a"
        data={{
          ...withLink,
          filter: { ...narrowed, advice: null },
          link: { label: 'Search by date', routingKey: 'search' },
        }}
        isFirst={false}
      />
    ),
  );
  const { href = '' } = byRole(html).one('link', 'Search by date').attributes;
  expect(decodeURIComponent(href)).toBe('/search?destinationId[]=JPN&discounted=true');
});

test('an empty one says so', async () => {
  const html = await renderInSite(
    empty && <TravelsListBlock id="a" data={empty} isFirst={false} />,
  );
  expect(visibleText(html)).toBe(`${empty?.title} ${t('listing:empty.noTravels')}`);
});

test('RES-09 one without an answer says so under its title, and the page itself asks again', async () => {
  const html = await renderInSite(
    failed && <TravelsListBlock id="a" data={failed} isFirst={false} />,
    { address: '/japan-trips?utm_source=x' },
  );
  expect(visibleText(html)).toContain(`${failed?.title} ${t('listing:empty.failed')}`);
  expect(byRole(html).links).toContain('/japan-trips?utm_source=x');
});
