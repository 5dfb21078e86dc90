/**
 * The drawing part of each page kind, one chunk each. A module is loaded before React draws it: on the
 * server before the render, in the browser before hydration and side by side with the data of a
 * navigation. So a page never shows a placeholder, and no chunk waits for another. Blocks that the server
 * has drawn are the exception: their code comes when they are wanted (CMS-02).
 */
import type { ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { LoadedPage, PageDataByKind } from './page-answer.ts';
import { NAMESPACES_OF, type PageKind } from './page-kinds.ts';
import { wordsOfPage } from './page-words.ts';

type PageComponents = {
  readonly [Kind in PageKind]: ComponentType<{ readonly data: PageDataByKind[Kind] }>;
};

interface PageModule<Kind extends PageKind> {
  readonly default: PageComponents[Kind];
  /** Loads what else draws a page with such data; later calls are free. */
  readonly preload?: (data: PageDataByKind[Kind], locale: TextLocale) => Promise<void>;
}

const importers: { readonly [Kind in PageKind]: () => Promise<PageModule<Kind>> } = {
  'custom-page': () => import('./custom-page/page.tsx'),
  search: () => import('./search/page.tsx'),
  travel: () => import('./travel/page.tsx'),
  itinerary: () => import('./itinerary/page.tsx'),
  tour: () => import('./tour/page.tsx'),
  coordinator: () => import('./coordinator/page.tsx'),
  wemeet: () => import('./wemeet/page.tsx'),
};

/** Path of each kind's module from the app folder, as Vite's manifest names it. */
export const PAGE_MODULE_PATHS: Readonly<Record<PageKind, string>> = {
  'custom-page': 'app/pages/custom-page/page.tsx',
  search: 'app/pages/search/page.tsx',
  travel: 'app/pages/travel/page.tsx',
  itinerary: 'app/pages/itinerary/page.tsx',
  tour: 'app/pages/tour/page.tsx',
  coordinator: 'app/pages/coordinator/page.tsx',
  wemeet: 'app/pages/wemeet/page.tsx',
};

const loaded: { [Kind in PageKind]?: PageModule<Kind> } = {};

/** Loads a kind's component, and its words for the locale; later calls are free. */
export async function preloadPage(kind: PageKind, locale: TextLocale): Promise<void> {
  await Promise.all([loadComponent(kind), addWords(locale, NAMESPACES_OF[kind])]);
}

/** Loads all that draws a page: its kind, and its blocks where it is made of them (CMS-02). */
export async function preloadWholePage(page: LoadedPage, locale: TextLocale): Promise<void> {
  const preloadRest = async () => {
    await preloadPage(page.kind, locale);
    // Kind and data belong together; TypeScript cannot see it across the map.
    const module = loaded[page.kind] as PageModule<PageKind> | undefined;
    await module?.preload?.(page.data, locale);
  };
  await Promise.all([preloadRest(), addWords(locale, wordsOfPage(page))]);
}

async function loadComponent<Kind extends PageKind>(kind: Kind): Promise<void> {
  if (loaded[kind]) return;
  (loaded as Record<PageKind, unknown>)[kind] = await importers[kind]();
}

/**
 * The component of a kind that was preloaded.
 * @throws Error when it was not: a programming mistake.
 */
export function pageComponent<Kind extends PageKind>(kind: Kind): PageComponents[Kind] {
  const component = loaded[kind]?.default;
  if (!component) throw new Error(`Page kind ${kind} is drawn before it was loaded`);
  return component;
}
