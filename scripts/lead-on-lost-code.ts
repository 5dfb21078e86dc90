/**
 * What Remix does in a browser whose code of a route is gone, after the site was put up anew while one of its
 * pages was open. By itself it loads that page again: whoever pressed a link is where they were, and whoever
 * only came near one loses what they have typed.
 */
import type { Path } from '@remix-run/react';
import type { Plugin } from 'vite';
import { changedRemixCode } from './changed-remix-code.ts';

/** Remix's own way out. */
export const RELOADS = /\bwindow\.location\.reload\(\)/g;

interface LostRouter {
  readonly state: {
    readonly navigation: { readonly location?: Path; readonly formMethod?: string };
    readonly fetchers: { readonly size: number };
  };
  readonly createHref: (path: Path) => string;
}

/**
 * Goes where the link leads that was pressed, or the form that asks; what only fetches ahead may fail. What was
 * to be sent by POST is not lost in silence: the page comes anew. It is written out as it stands.
 */
export function leadOn(router: LostRouter, page: Pick<Location, 'assign' | 'reload'>): void {
  const { navigation, fetchers } = router.state;
  const { location, formMethod } = navigation;
  if (location && formMethod !== 'POST') page.assign(router.createHref(location));
  else if (location || fetchers.size) page.reload();
}

export function withLeadOn(code: string): string {
  return code.replaceAll(RELOADS, `(${leadOn.toString()})(window.__remixRouter, window.location)`);
}

export function leadOnLostCode(): Plugin {
  return changedRemixCode('lead-on-lost-code', withLeadOn, 'routeModules');
}
