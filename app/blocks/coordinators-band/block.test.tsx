import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import CoordinatorsBandBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const { four } = EXAMPLES;

test('TRV-10 the band leads to the page of each, and to the list', async () => {
  const page = byRole(
    await renderInSite(four && <CoordinatorsBandBlock id="a" data={four} isFirst={false} />, {
      marketId: 'de',
    }),
  );
  const people = page.links.filter((link) => link.startsWith('/koordinatoren'));
  expect(people).toEqual([
    '/koordinatoren/ada-verdi',
    '/koordinatoren/ben-verdi',
    '/koordinatoren/cleo-verdi',
    '/koordinatoren/dora-verdi',
    '/koordinatoren',
  ]);
  expect(page.all('listitem', /^Ada Verdi .*Bologna.*Slow trains/)).toHaveLength(1);
});

test('TRV-10 without an answer there is no band', async () => {
  const data = { title: 'Who comes along', coordinators: null };
  expect(await renderInSite(<CoordinatorsBandBlock id="a" data={data} isFirst={false} />)).toBe('');
});
