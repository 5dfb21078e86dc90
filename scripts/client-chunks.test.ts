import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientChunks, LARGE_BLOCKS } from './client-chunks.ts';

const ROUTE = '?__remix-build-client-route';
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  '/app/entry.client.tsx': ['/app/common.ts', '/node_modules/react/index.js'],
  [`/app/root.tsx${ROUTE}`]: ['/app/ui/icon.tsx', '/app/i18n/words/it/layout.json'],
  [`/app/routes/$.tsx${ROUTE}`]: [],
  '/app/network/submit-form.ts': ['/app/network/error.ts'],
  '/app/pages/search/page.tsx': [
    '/app/filters.ts',
    '/app/cards.ts',
    '/app/chips.tsx',
    '/app/dates.ts',
    '/app/ui/icon.tsx',
    '/app/before-paint.ts',
  ],
  '/app/pages/travel/page.tsx': ['/app/days.ts', '/app/dates.ts', '/app/stars.tsx', '/app/way.ts'],
  '/app/pages/itinerary/page.tsx': ['/app/route.ts', '/app/days.ts'],
  '/app/pages/tour/page.tsx': ['/app/days.ts', '/app/terms.ts'],
  '/app/blocks/tours-list/block.tsx': ['/app/cards.ts', '/app/dates.ts', '/app/rows.ts'],
  '/app/blocks/listing-filter.tsx': ['/app/chips.tsx'],
  '/app/blocks/cover/block.tsx': ['/app/breadcrumb.tsx'],
  '/app/search/search-form.tsx': ['/app/form.ts', '/app/before-paint.ts'],
  '/app/blocks/steps/block.tsx': ['/app/step.ts', '/app/stars.tsx'],
  '/app/pages/custom-page/page.tsx': ['/app/boundary.tsx'],
  '/app/search/panels/search-panels.tsx': ['/app/way.ts', '/app/panel.ts'],
  '/app/modals/modal-frame.tsx': ['/app/before-paint.ts', '/app/scroll-bar.ts'],
  '/app/modals/faqs/modal.tsx': ['/app/faqs.ts', '/app/modals/modal-frame.tsx'],
  '/app/cards.ts': ['/app/price.ts'],
  '/app/dates.ts': ['/node_modules/dayjs/dayjs.js'],
  '/node_modules/dayjs/dayjs.js': ['\0commonjsHelpers.js'],
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
  ['\0commonjsHelpers.js', 'framework'],
  ['/node_modules/dayjs/dayjs.js', 'listing'],
  ['/node_modules/@conform-to/react/index.js', undefined],
  ['/app/entry.client.tsx', 'core'],
  ['/app/common.ts', 'core'],
  ['/app/network/error.ts', 'core'],
  [`/app/root.tsx${ROUTE}`, undefined],
  ['/app/ui/icon.tsx', 'core'],
  ['/app/ui/icon.css.ts?names', 'core'],
  ['/app/i18n/words/it/layout.json', 'words-it'],
  ['/app/pages/search/page.tsx', 'page-search'],
  ['/app/filters.ts', 'page-search'],
  ['/app/cards.ts', 'listing'],
  ['/app/price.ts', 'listing'],
  ['/app/blocks/listing-filter.tsx', 'listing-filter'],
  ['/app/chips.tsx', 'search-form'],
  ['/app/dates.ts', 'listing'],
  ['/app/days.ts', 'page-travel'],
  ['/app/days.css.ts?names', 'page-travel'],
  ['/app/route.ts', 'page-itinerary'],
  ['/app/way.ts', 'listing'],
  ['/app/panel.ts', 'search-panels'],
  ['/app/terms.ts', 'page-tour'],
  ['/app/blocks/tours-list/block.tsx', 'lists'],
  ['/app/rows.ts', 'lists'],
  ['/app/blocks/cover/block.tsx', 'page-custom-page'],
  ['/app/breadcrumb.tsx', 'page-custom-page'],
  ['/app/search/search-form.tsx', 'search-form'],
  ['/app/form.ts', 'search-form'],
  ['/app/blocks/steps/block.tsx', 'page-custom-page'],
  ['/app/step.ts', 'page-custom-page'],
  ['/app/boundary.tsx', 'page-custom-page'],
  ['/app/stars.tsx', 'core'],
  ['/app/scroll-bar.ts', 'modal-frame'],
  ['/app/before-paint.ts', 'core'],
  ['/app/faqs.ts', undefined],
])('%s is in %s', (module, chunk) => expect(chunkOf(module, graph)).toBe(chunk));

test.each(Object.keys(LARGE_BLOCKS))('%s is a block of the site', (type) => {
  expect(existsSync(`app/blocks/${type}/block.tsx`)).toBe(true);
});
