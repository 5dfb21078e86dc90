import { expect, test } from 'vitest';
import { clientChunks } from './client-chunks.ts';

const ROUTE = '?__remix-build-client-route';
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  '/app/entry.client.tsx': ['/app/common.ts', '/node_modules/react/index.js'],
  [`/app/root.tsx${ROUTE}`]: ['/app/ui/icon.tsx', '/app/i18n/words/it/layout.json'],
  [`/app/routes/$.tsx${ROUTE}`]: [],
  '/app/pages/search/page.tsx': [
    '/app/filters.ts',
    '/app/cards.ts',
    '/app/dates.ts',
    '/app/ui/icon.tsx',
    '/app/stars.tsx',
  ],
  '/app/pages/travel/page.tsx': [
    '/app/days.ts',
    '/app/dates.ts',
    '/app/face.tsx',
    '/app/stars.tsx',
  ],
  '/app/pages/itinerary/page.tsx': ['/app/route.ts'],
  '/app/pages/tour/page.tsx': ['/app/days.ts', '/app/terms.ts'],
  '/app/pages/coordinator/page.tsx': ['/app/face.tsx', '/app/own.ts'],
  '/app/blocks/tours-list/block.tsx': [
    '/app/cards.ts',
    '/app/dates.ts',
    '/app/rows.ts',
    '/app/row.ts',
    '/app/stars.tsx',
  ],
  '/app/pages/custom-page/page.tsx': ['/app/row.ts', '/app/islands.ts', '/app/scope.tsx'],
  '/app/modals/faqs/modal.tsx': ['/app/faqs.ts'],
  '/app/cards.ts': ['/app/price.ts'],
  '/app/days.ts': ['/app/days.css.ts?names'],
  '/app/ui/icon.tsx': ['/app/ui/icon.css.ts?names'],
};
const IMPORTED = Object.values(GRAPH).flat();
const graph = {
  getModuleIds: () => new Set([...Object.keys(GRAPH), ...IMPORTED]),
  getModuleInfo: (id: string) => ({ importedIds: GRAPH[id] ?? [] }),
};
const chunkOf = clientChunks();

test.each([
  ['/node_modules/react/index.js', 'framework'],
  ['/node_modules/@conform-to/react/index.js', undefined],
  ['/app/entry.client.tsx', undefined],
  ['/app/common.ts', 'core'],
  ['/app/ui/icon.tsx', 'core'],
  ['/app/ui/icon.css.ts?names', 'core'],
  ['/app/days.css.ts?names', 'for-travel'],
  ['/app/i18n/words/it/layout.json', 'words-it'],
  ['/app/pages/search/page.tsx', undefined],
  ['/app/filters.ts', 'for-search'],
  ['/app/cards.ts', 'for-search-block'],
  ['/app/price.ts', 'for-search-block'],
  ['/app/dates.ts', 'shared-search'],
  ['/app/stars.tsx', 'shared-search'],
  ['/app/days.ts', 'for-travel'],
  ['/app/route.ts', 'for-travel'],
  ['/app/terms.ts', 'for-tour'],
  ['/app/face.tsx', 'shared'],
  ['/app/own.ts', 'for-other'],
  ['/app/rows.ts', 'for-block'],
  ['/app/row.ts', 'core'],
  ['/app/islands.ts', undefined],
  ['/app/scope.tsx', undefined],
  ['/app/faqs.ts', undefined],
])('%s is in %s', (module, chunk) => expect(chunkOf(module, graph)).toBe(chunk));
