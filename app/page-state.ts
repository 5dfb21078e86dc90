/**
 * What the browser's router goes on from, apart from the document: what the loaders gave is needed with the
 * scripts and not before, and makes a third of a page (docs/decisions/0032). It is named by its own hash, so
 * that a document never gets another one's; one that is not found leaves the page as it is without scripts.
 */
import { createContext, useContext } from 'react';
import { PAGE_DATA_TYPE } from '../contract/page-data.ts';

const StateAddress = createContext<string | undefined>(undefined);

export const StateAddressProvider = StateAddress.Provider;

/** Address of the state of the document; undefined where it is a part of it. */
export function useStateAddress(): string | undefined {
  const drawn = useContext(StateAddress);
  return import.meta.env.SSR ? drawn : document.documentElement.dataset.state;
}

/** Of a page's address: what names its state; the home page's as Remix names its data. */
export const STATE_SUFFIX = '.state';
export const STATE_HASH = 'of';

export function stateAddress(page: URL, hash: string): string {
  const path = page.pathname === '/' ? '/_root' : page.pathname;
  const query = new URLSearchParams(page.search);
  query.set(STATE_HASH, hash);
  return `${path}${STATE_SUFFIX}?${query}`;
}

/**
 * Hands the document's state to the router, where it is not in the document.
 * @returns false where there is none any more, or something else in its place: a page of a proxy
 * @throws TypeError where it did not come, or not to its end: half of it would leave React without a page
 */
export async function fetchPageState(): Promise<boolean> {
  const { state } = document.documentElement.dataset;
  if (state === undefined) return true;
  const answer = await fetch(state);
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith(PAGE_DATA_TYPE)) return false;
  // Not by a blob: the stream of one that nothing holds may never come to its end in Chromium.
  const whole = new Uint8Array(await answer.arrayBuffer());
  // Where Remix reads it, wherever it comes from.
  // oxlint-disable-next-line no-underscore-dangle
  window.__remixContext.stream = new ReadableStream({
    start(controller) {
      controller.enqueue(whole);
      controller.close();
    },
  });
  return true;
}
