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
  ],
  '/app/pages/travel/page.tsx': ['/app/days.ts', '/app/dates.ts', '/app/face.tsx'],
  '/app/pages/tour/page.tsx': ['/app/days.ts'],
  '/app/pages/coordinator/page.tsx': ['/app/face.tsx', '/app/own.ts'],
  '/app/blocks/tours-list/block.tsx': ['/app/cards.ts', '/app/dates.ts', '/app/row.ts'],
  '/app/modals/faqs/modal.tsx': ['/app/faqs.ts'],
  '/app/cards.ts': ['/app/price.ts'],
};
const IMPORTED = Object.values(GRAPH).flat();
const graph = {
  getModuleIds: () => new Set([...Object.keys(GRAPH), ...IMPORTED, '/app/styles/x.css.ts']),
  getModuleInfo: (id: string) => ({ importedIds: GRAPH[id] ?? [] }),
};
const chunkOf = clientChunks();

test.each([
  ['/node_modules/react/index.js', 'framework'],
  ['/node_modules/@conform-to/react/index.js', undefined],
  ['/app/entry.client.tsx', undefined],
  ['/app/common.ts', 'core'],
  ['/app/ui/icon.tsx', 'core'],
  ['/app/styles/x.css.ts', 'core'],
  ['/app/i18n/words/it/layout.json', 'words-it'],
  ['/app/pages/search/page.tsx', undefined],
  ['/app/filters.ts', 'for-search'],
  ['/app/cards.ts', 'for-search-block'],
  ['/app/price.ts', 'for-search-block'],
  ['/app/dates.ts', 'shared'],
  ['/app/days.ts', 'for-travel'],
  ['/app/face.tsx', 'shared'],
  ['/app/own.ts', 'for-other'],
  ['/app/row.ts', 'for-block'],
  ['/app/faqs.ts', undefined],
])('%s is in %s', (module, chunk) => expect(chunkOf(module, graph)).toBe(chunk));
