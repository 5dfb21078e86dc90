import { existsSync, readdirSync } from 'node:fs';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NAMED_ROUTE_TABLE } from '../../contract/route-path-table.ts';
import { factsOf, isPageKind } from './page-kinds.ts';
import { shouldRevalidate } from './page-route.tsx';
import { PAGES } from './pages.server.ts';
import { keptQueryOf } from './shared-page.server.ts';

const KINDS = PAGES.map(({ kind }) => kind).sort();

describe('RTE-05 a page kind is one folder', () => {
  test('with facts, a definition, a component, a line in the list, and a route', () => {
    const folders = readdirSync(import.meta.dirname).filter((name) =>
      existsSync(`${import.meta.dirname}/${name}/page.tsx`),
    );
    expect(folders.sort()).toEqual(KINDS);
    const routed = Object.values(NAMED_ROUTE_TABLE).flatMap(({ page }) => page ?? []);
    expect([...new Set(routed)].sort()).toEqual(KINDS);
  });

  test.each(PAGES)('$kind: browser and server know the same facts', ({ kind, facts }) => {
    expect(factsOf(kind)).toBe(facts);
  });

  test.each([...KINDS, undefined, '', 'x', 'newsletter'])('%s is told from other names', (name) => {
    expect(isPageKind(name)).toBe(KINDS.some((kind) => kind === name));
  });
});

test.each([
  ['shared', 'a=1&x=2', 'a=1'],
  ['shared', 'x=2', null],
  ['private', 'a=1', null],
] as const)('RTE-06 a %s page at ?%s is kept by %j', (cache, asked, kept) => {
  const query = {
    parse: (params: URLSearchParams) => params.get('a'),
    print: (a: unknown) => (a === null ? null : new URLSearchParams({ a: String(a) })),
  };
  const url = new URL(`http://x.example/?${asked}`);
  const day = { today: '2027-03-01', firstDayOfWeek: 1 } as const;
  expect(keptQueryOf({ cache, query }, url, day)?.toString() ?? null).toBe(kept);
});

describe('LAY-11 TRV-06 TRV-11 whether the browser asks for a page anew', () => {
  afterEach(() => vi.unstubAllGlobals());

  const TRAVEL = '/viaggi/giappone';
  const TOUR = '/viaggi/giappone/JPN-20270412';
  test.each([
    ['departures of a travel', `${TRAVEL}?month=2027-05`, TRAVEL, false],
    ['its reviews in other languages', `${TRAVEL}?reviews=all`, TRAVEL, true],
    [
      'departures beside them',
      `${TRAVEL}?month=2027-05&reviews=all`,
      `${TRAVEL}?reviews=all`,
      false,
    ],
    ['costs of a tour', `${TOUR}?costs=x`, TOUR, false],
    ['another travel', '/viaggi/islanda', TRAVEL, true],
    ['filters of a search', '/cerca?page=2', '/cerca', true],
    ['filters of a custom page', '/viaggi?page=2', '/viaggi', true],
    ['a modal', '/cerca?modal=filters', '/cerca', false],
    ['a modal of a tour', `${TOUR}?modal=gallery`, TOUR, false],
    ['a modal of a tour with data of its own', `${TOUR}?modal=group-info`, TOUR, true],
    ['the same, closed', TOUR, `${TOUR}?modal=group-info`, false],
    ['the same of a travel, which has the data', `${TRAVEL}?modal=available-dates`, TRAVEL, false],
  ])('%s', (_, next, current, expected) => {
    vi.stubGlobal('document', { documentElement: { dataset: { market: 'it' } } });
    const change = {
      currentUrl: new URL(current, 'http://it.localhost'),
      nextUrl: new URL(next, 'http://it.localhost'),
      defaultShouldRevalidate: true,
    };
    expect(shouldRevalidate(change as ShouldRevalidateFunctionArgs)).toBe(expected);
  });
});
