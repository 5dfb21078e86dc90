/**
 * The drawing part of each page kind, one chunk each. A module is loaded before React draws it: on the
 * server before the render, in the browser before hydration and side by side with the data of a
 * navigation. So a page never shows a placeholder, and no chunk waits for another. Blocks that the server
 * has drawn are the exception: their code comes when they are wanted (CMS-02).
 */
import type { ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import { factsOf } from './page-kinds.ts';
import type { LoadedPage, PageKind } from './pages.server.ts';

// A page holds kind and data together; TypeScript cannot see it across the map.
type AnyData = LoadedPage['data'];

interface PageModule {
  readonly default: ComponentType<{ readonly data: AnyData }>;
  /** Loads what else draws a page with such data; later calls are free. */
  readonly preload?: (data: AnyData, locale: TextLocale) => Promise<void>;
}

const importers = import.meta.glob<PageModule>('./*/page.tsx');
const loaded = new Map<PageKind, PageModule>();

/** Loads a kind's component, and its words for the locale; later calls are free. */
export async function preloadPage(kind: PageKind, locale: TextLocale): Promise<void> {
  await Promise.all([loadModule(kind), addWords(locale, factsOf(kind).words)]);
}

/** Loads all that draws a page: its kind, and its blocks where it is made of them (CMS-02). */
export async function preloadWholePage(page: LoadedPage, locale: TextLocale): Promise<void> {
  const preloadRest = async () => {
    const { preload } = await loadModule(page.kind);
    await preload?.(page.data, locale);
  };
  await Promise.all([preloadRest(), addWords(locale, page.words)]);
}

/** @throws Error for a folder without its component: a programming mistake. */
async function loadModule(kind: PageKind): Promise<PageModule> {
  const known = loaded.get(kind);
  if (known) return known;
  const load = importers[`./${kind}/page.tsx`];
  if (!load) throw new Error(`Page kind ${kind} has no page.tsx`);
  const module = await load();
  loaded.set(kind, module);
  return module;
}

/**
 * The component of a kind that was preloaded.
 * @throws Error when it was not: a programming mistake.
 */
export function pageComponent(kind: PageKind): PageModule['default'] {
  const module = loaded.get(kind);
  if (!module) throw new Error(`Page kind ${kind} is drawn before it was loaded`);
  return module.default;
}
