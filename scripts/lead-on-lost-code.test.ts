import { readFileSync } from 'node:fs';
import { createPath } from '@remix-run/react';
import { expect, test, vi } from 'vitest';
import { leadOn, RELOADS, withLeadOn } from './lead-on-lost-code.ts';

const SOURCE = readFileSync('node_modules/@remix-run/react/dist/esm/routeModules.js', 'utf8');

test('ERR-02 Remix still has one place that loads the page anew, and none is left', () => {
  expect(SOURCE.match(RELOADS)).toHaveLength(1);
  expect(withLeadOn(SOURCE)).not.toMatch(RELOADS);
  expect(withLeadOn(SOURCE)).toContain('function leadOn(router, page)');
});

const location = { pathname: '/viaggi', search: '?page=2', hash: '#list' };

test.each([
  ['a link that was pressed', { location }, 0, ['/viaggi?page=2#list'], 0],
  ['a form that was sent', { location, formMethod: 'POST' }, 0, [], 1],
  ['a search', { location, formMethod: 'GET' }, 0, ['/viaggi?page=2#list'], 0],
  ['a part of the page that asks for something', {}, 1, [], 1],
  ['what is fetched ahead', {}, 0, [], 0],
])('ERR-02 where the code is gone of %s', (_, navigation, size, assigned, reloads) => {
  const page = { assign: vi.fn<(to: string | URL) => void>(), reload: vi.fn<() => void>() };
  const createHref = createPath;
  leadOn({ state: { navigation, fetchers: { size } }, createHref }, page);
  expect(page.assign.mock.calls.flat()).toEqual(assigned);
  expect(page.reload).toHaveBeenCalledTimes(reloads);
});
