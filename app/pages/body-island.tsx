/**
 * The body of a page that needs no code as the server has drawn it: its links, forms and details are the
 * browser's, and the router's through the island's element. Its code and words are fetched with the first sign
 * of a person, as those of header and footer are (docs/decisions/0032), or when it is true no more: with
 * another address, currency or page. What the page does by itself stands beside it, in `page.tsx`.
 */
import { createElement, useEffect, useMemo, useReducer, type ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { browserMarket } from '../i18n/browser-market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { Island } from '../islands/island.tsx';
import { useIsHydrating } from '../islands/use-is-hydrating.ts';
import { useIsOutdated } from '../islands/use-is-outdated.ts';
import { whenSomebodyIsThere } from '../islands/when-wanted.ts';
import { island } from './body-island.css.ts';

/** Written on the island once the page's own code runs: a press on what has no use without code is kept. */
const SCRIPTED_ATTRIBUTE = 'data-body-scripted';

type DrawnBody<Data> = ComponentType<{ readonly data: Data }>;

export interface LaterBody<Data> {
  /** Loads what draws it, and its words; later calls are free. */
  readonly preload: (locale: TextLocale) => Promise<void>;
  readonly Body: DrawnBody<Data>;
}

/** @param words catalogues that it needs beside the shared ones */
export function laterBody<Data>(
  load: () => Promise<{ readonly default: DrawnBody<Data> }>,
  words: readonly WordNamespace[],
): LaterBody<Data> {
  let loaded: DrawnBody<Data> | undefined;

  async function preload(locale: TextLocale): Promise<void> {
    const [module] = await Promise.all([load(), addWords(locale, words)]);
    loaded = module.default;
  }
  const preloadInBrowser = () => preload(browserMarket().textLocale);

  /**
   * It has been loaded before, but where the browser gives a document of the server up and draws it by
   * itself: then it comes a moment later.
   */
  function LoadedBody({ data }: { readonly data: Data }) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    if (!loaded && import.meta.env.SSR) throw new Error('A body is drawn before it was loaded');
    const isMissing = loaded === undefined;
    useEffect(() => {
      if (isMissing) preloadInBrowser().then(redraw, reportError);
    }, [isMissing]);
    return loaded ? createElement(loaded, { data }) : null;
  }

  function BodyIsland({ data }: { readonly data: Data }) {
    const isOutdated = useIsOutdated(data);
    const isScripted = !useIsHydrating();
    const content = useMemo(() => <LoadedBody data={data} />, [data]);
    return (
      <Island
        name="body"
        isWholePage
        attributes={{
          className: island,
          'data-body': '',
          ...(isScripted && { [SCRIPTED_ATTRIBUTE]: '' }),
        }}
        load={preloadInBrowser}
        whenWanted={whenSomebodyIsThere}
        isOutdated={isOutdated}
      >
        {content}
      </Island>
    );
  }

  return { preload, Body: BodyIsland };
}
