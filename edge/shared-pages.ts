/**
 * Serves the pages that are the same for everybody from the cache (architecture: "HTML cache"). The site
 * says which pages those are, and as what request each is to be made.
 */
import type { Context } from 'hono';
import type { PageAnswers } from './page-answer.ts';
import type { PageCache, PageMaker } from './page-cache.ts';
import type { PageLane } from './page-lane.ts';
import type { SiteEnvironment } from './site-app.ts';

export interface SharedPage {
  /** All that the page's bytes depend on, but for the catalogue and the time. */
  readonly request: Request;
  /** A visitor's choices that it shows; empty for what everybody sees. */
  readonly choices: string;
  readonly changesAtMs: number;
}

export interface SharedPagesOptions {
  readonly cache: PageCache;
  readonly answers: PageAnswers;
  readonly lane: PageLane;
  readonly make: (
    page: Request,
    maker: PageMaker,
    context: Context<SiteEnvironment>,
  ) => Promise<Response>;
}

/** How the cache came to a page, in the words of RFC 9211. */
const FROM = { cache: 'hit', stale: 'hit; detail=stale', origin: 'fwd=miss; stored' } as const;

/** Null where the visitor gets an answer of his own. */
export function serveSharedPages({
  cache,
  answers,
  lane,
  make,
}: SharedPagesOptions): (
  page: SharedPage,
  context: Context<SiteEnvironment>,
) => Promise<Response | null> {
  return async ({ request, choices, changesAtMs }, context) => {
    const key = `${request.url} ${choices}`;
    const open = () =>
      cache.open({ key, changesAtMs, make: (maker) => make(request, maker, context) });
    const { headers, method, url } = context.env.incoming;
    const reader = {
      isHead: method === 'HEAD',
      acceptEncoding: context.req.header('accept-encoding'),
      isForAll: choices === '',
    };
    const found = await open();
    if (found.kind === 'own') return null;
    if (found.kind === 'answer') return found.answer();
    const { host } = headers;
    if (reader.isForAll && host && url && isAddressOf(url, request)) lane.admit(host, url, key);
    const {
      status,
      headers: fields,
      body,
    } = await answers.make(
      found.page,
      { ...reader, ifNoneMatch: context.req.header('if-none-match') },
      FROM[found.from],
    );
    return new Response(body, { status, headers: fields });
  };
}

/** Whether the raw target is the page's own, in its one form. */
function isAddressOf(target: string, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return target === `${pathname}${search}`;
}
