/**
 * What runs in browsers as the service worker of the site (API-06, docs/decisions/0090). `edge/offline.ts` sends the
 * text of one of these functions, so a function uses nothing but what is inside it.
 */

/** What the worker of a market is told. */
export interface OfflineSite {
  readonly languageTag: string;
  /** For `Intl`, which has its own idea of plain `en`. */
  readonly dateLocale: string;
  readonly timeZone: string;
  readonly wishlistPath: string;
  /** A regular expression for the paths of itineraries. */
  readonly itineraryPaths: string;
  readonly offlinePage: string;
  readonly offlinePagePolicy: string;
  /** Above the list of pages that can be read. */
  readonly keptWords: string;
  /** HTML at the top of a copy, with `{when}` in the place of day and time. */
  readonly copyNotice: string;
  /** Source for the policy of a copy that allows the notice's style. */
  readonly copyStyleSource: string;
  /** Marks what is fetched before somebody goes there (API-07). */
  readonly purposeHeader: string;
  /** Of each cache; together at most 20 MB. */
  readonly maxBytes: Readonly<Record<CacheName, number>>;
}

/** Files of builds; pages that are the same for everybody; the page of who is logged in. */
type CacheName = 'files' | 'pages' | 'personal';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** As much of `ServiceWorkerGlobalScope` as is needed: TypeScript knows it only without the DOM. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/**
 * Answers what fails for want of a connection. Pages come from the network, always. Without one a visited itinerary
 * and the wishlist are shown as they were, without scripts, prices and seats; else a page says that there is no
 * connection. Files of builds never change and come from the cache. A cache that is full or refused changes nothing
 * but that.
 */
export function serviceWorker(site: OfflineSite): void {
  const worker = self as unknown as WorkerScope;
  /** Where who is logged in may change; the account's end too. */
  const sessionPaths = /^\/(login|logout|account\/deleted)\b/;
  const itineraryPaths = new RegExp(site.itineraryPaths);
  const anyVariant = { ignoreVary: true };
  const ignore = (): undefined => undefined;
  /** Counts how often the personal page was dropped: what was asked for before is not stored afterwards. */
  let drops = 0;

  worker.addEventListener('install', () => {
    // An old worker does not wait until its last page is closed.
    void worker.skipWaiting();
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(takeOver().catch(ignore));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (sessionPaths.test(url.pathname)) event.waitUntil(dropPersonal());
    // Where the page on cookies leads whoever has everything forgotten (LAY-07).
    if (url.pathname.startsWith('/cookies') && url.searchParams.has('forgotten'))
      event.waitUntil(forgetAll().catch(ignore));
    if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
    else if (request.method !== 'GET') return;
    else if (url.pathname.startsWith('/assets/') && !request.headers.has('range'))
      event.respondWith(answerFile(event));
    else if (request.headers.has(site.purposeHeader)) return;
    // The data of a page that scripts go to.
    else if (url.pathname.endsWith('.data') && url.searchParams.get('_routes') !== 'root')
      event.waitUntil(keepPage(url.pathname.slice(0, -'.data'.length)).catch(ignore));
  });

  async function takeOver(): Promise<void> {
    // Else each page would wait until the worker has started.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    // The first page was there before the worker.
    for (const { url } of await worker.clients.matchAll()) {
      await keepPage(new URL(url).pathname).catch(ignore);
    }
  }

  async function answerPage(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
    const { request } = event;
    let answer: Response;
    try {
      answer = (await event.preloadResponse) ?? (await fetch(request));
    } catch {
      return (await caches.match(pathname, anyVariant).catch(ignore)) ?? offlineAnswer();
    }
    const isPage = answer.status === 200 && answer.headers.get('content-type')?.includes('html');
    if (!isPage || request.method !== 'GET') return answer;
    if (!isPersonal(answer)) event.waitUntil(dropPersonal());
    if (isKept(pathname)) {
      // A query may open something on the page.
      const shown = search === '' ? answer.clone() : undefined;
      event.waitUntil(keepPage(pathname, shown).catch(ignore));
    }
    return answer;
  }

  async function answerFile(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const kept = await caches.match(request, anyVariant).catch(ignore);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) {
      const stored = store('files', request.url, answer.clone());
      event.waitUntil(stored.then(() => removeOldest('files')).catch(ignore));
    }
    return answer;
  }

  /** What the server says of each page that it makes for somebody who is logged in. */
  function isPersonal({ headers }: Response): boolean {
    return headers.get('cache-control')?.includes('no-store') ?? false;
  }

  function isKept(path: string): boolean {
    return path === site.wishlistPath || itineraryPaths.test(path);
  }

  async function dropPersonal(): Promise<void> {
    drops += 1;
    await caches.delete('personal').catch(ignore);
  }

  async function forgetAll(): Promise<void> {
    drops += 1;
    for (const name of await caches.keys()) await caches.delete(name);
  }

  /** @param shown what came when somebody went there; else it is asked for */
  async function keepPage(path: string, shown?: Response): Promise<void> {
    if (!isKept(path)) return;
    const dropsBefore = drops;
    if (path === site.wishlistPath) {
      const answer = shown ?? (await fetch(path));
      if (isPersonal(answer)) {
        const copy = await copyOf(answer);
        if (copy) await store('personal', path, copy);
        // Meanwhile somebody has logged out.
        if (drops !== dropsBefore) await dropPersonal();
      } else if (answer.status === 200) await dropPersonal();
    } else {
      // As everybody sees it, without the name of who is logged in.
      const isForAll = shown && !isPersonal(shown);
      const copy = await copyOf(isForAll ? shown : await fetch(path, { credentials: 'omit' }));
      if (copy) await store('pages', path, copy);
    }
    for (const name of ['files', 'pages', 'personal'] as const) await removeOldest(name);
  }

  /** The page as it is read without a connection; null of what is no page. */
  async function copyOf(answer: Response): Promise<Response | null> {
    if (answer.status !== 200 || answer.redirected) return null;
    const when = new Intl.DateTimeFormat(site.dateLocale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: site.timeZone,
    }).format(new Date());
    const notice = site.copyNotice.replace(
      '{when}',
      site.languageTag === 'fr' ? when.replace(/^1 /, '1er ') : when,
    );
    const html = (await answer.text())
      .replace(/<script\b[^]*?<\/script>/g, '')
      .replace(/<link\b[^>]*\bmodulepreload\b[^>]*>/g, '')
      .replace(/<body\b[^>]*>/, (body) => body + notice);
    const headers = new Headers(answer.headers);
    const policy = headers.get('content-security-policy') ?? '';
    headers.set(
      'content-security-policy',
      policy.replace(/style-src (?=')/, `style-src ${site.copyStyleSource} `),
    );
    // It names scripts.
    headers.delete('link');
    return new Response(html, { headers });
  }

  async function store(name: CacheName, address: string, answer: Response): Promise<void> {
    const body = await answer.blob();
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    headers.set('content-length', String(body.size));
    const cache = await caches.open(name);
    await cache.put(address, new Response(body, { headers }));
  }

  async function removeOldest(name: CacheName): Promise<void> {
    const cache = await caches.open(name);
    const oldestFirst = await cache.keys();
    let bytes = 0;
    for (const key of [...oldestFirst].reverse()) {
      const kept = await cache.match(key, anyVariant);
      bytes += Number(kept?.headers.get('content-length'));
      if (bytes > site.maxBytes[name]) await cache.delete(key, anyVariant);
    }
  }

  async function offlineAnswer(): Promise<Response> {
    const links = await linksToKept().catch(ignore);
    const list = links ? `<h2>${site.keptWords}</h2><ul>${links}</ul>` : '';
    return new Response(
      site.offlinePage.replace('</main>', (end) => list + end),
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': site.offlinePagePolicy,
        },
      },
    );
  }

  /** The latest first; empty where nothing is kept. */
  async function linksToKept(): Promise<string> {
    let links = '';
    for (const name of ['personal', 'pages'] as const) {
      const cache = await caches.open(name);
      for (const key of [...(await cache.keys())].reverse()) {
        const html = (await (await cache.match(key, anyVariant))?.text()) ?? '';
        const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
        links += `<li><a href="${new URL(key.url).pathname}">${title}</a></li>`;
      }
    }
    return links;
  }
}

/** Takes the place of the worker where it is turned off: removes what it has kept, and itself. */
export function removeServiceWorker(): void {
  const worker = self as unknown as WorkerScope;
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => {
    const remove = async (): Promise<void> => {
      for (const name of await caches.keys()) await caches.delete(name);
    };
    event.waitUntil(remove().finally(() => worker.registration.unregister()));
  });
}
