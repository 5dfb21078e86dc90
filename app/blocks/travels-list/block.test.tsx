import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { EXAMPLES as TOURS_LIST_EXAMPLES } from '../tours-list/block.examples.ts';
import TravelsListBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [withLink, empty, failed] = Object.values(EXAMPLES);

test('RES-12 the travels list draws a card for each travel, and the link of its content', async () => {
  const html = await renderInSite(
    withLink && <TravelsListBlock id="a" data={withLink} isFirst={false} />,
    { marketId: 'it' },
  );
  expect(html.match(/<li /g)).toHaveLength(3);
  expect(html.match(/<h3 /g)).toHaveLength(3);
  expect(html).toContain('href="/viaggi"');
});

test('CMS-05 its way to the search keeps the filters that it is narrowed by', async () => {
  const narrowed = TOURS_LIST_EXAMPLES['with its filters, and nothing that fits']?.filter;
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
  const address = /href="([^"]*)"[^>]*>Search by date/.exec(html)?.[1]?.replaceAll('%5B%5D', '[]');
  expect(address).toBe('/search?destinationId[]=JPN&amp;discounted=true');
});

test('an empty one says so', async () => {
  const html = await renderInSite(
    empty && <TravelsListBlock id="a" data={empty} isFirst={false} />,
  );
  expect(visibleText(html)).toBe('Trips to Antarctica There are no trips at the moment.');
});

test('RES-09 one without an answer says so under its title, and the page itself asks again', async () => {
  const html = await renderInSite(
    failed && <TravelsListBlock id="a" data={failed} isFirst={false} />,
    { address: '/japan-trips?utm_source=x' },
  );
  expect(visibleText(html)).toBe(
    `${failed?.title} We could not load the trips just now. Please try again in a moment. Try again`,
  );
  expect(html).toContain('href="/japan-trips?utm_source=x"');
});
