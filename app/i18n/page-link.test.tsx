import { expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { PageLink } from './page-link.tsx';

const hrefOf = async (link: JSX.Element, path: string) =>
  byRole(await renderInSite(link, { address: path })).one('link').attributes.href;

test.each([
  ['/search?region=DE-BY&leaveTo=5', '/destinations/japan?region=DE-BY'],
  ['/search', '/destinations/japan'],
])('RES-12 from %s a link to departures is %s', async (path, href) => {
  expect(
    await hrefOf(
      <PageLink to="travels-travel" parameters={{ travel: 'japan' }}>
        Japan
      </PageLink>,
      path,
    ),
  ).toBe(href);
});

test('RES-12 other links leave the region behind', async () => {
  expect(await hrefOf(<PageLink to="travels">Trips</PageLink>, '/search?region=DE-BY')).toBe(
    '/destinations',
  );
});
