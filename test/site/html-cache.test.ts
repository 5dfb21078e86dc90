/** Pages that everybody shares: what they are kept by, and that nobody gets into what another one sees. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  headerVariations,
  POISON,
  QUERY_VARIATIONS,
  type HeaderVariation,
} from '../support/header-variations.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { hostOf, visit, type Answer } from '../support/visit.ts';

/** One of each kind. */
const PAGES = [
  'home',
  'area',
  'search',
  'travel',
  'itinerary',
  'tour',
  'coordinator',
  'wemeet',
  'cookies',
  'unknown page',
] as const satisfies readonly SitePage[];

/**
 * One rule keeps all pages, whatever their kind: every way is tried on one of them, and each of the others has
 * every so many-th of them.
 */
function shareOf<Way>(ways: readonly Way[], page: (typeof PAGES)[number], shares: number): Way[] {
  const place = PAGES.indexOf(page);
  return ways.filter((_, index) => place === 0 || index % shares === place % shares);
}

/** A request more at a time than the tests of other files leave. */
const AT_A_TIME = 4;

const pathOf = (page: SitePage) => pathOfPage(page, 'it');
const statusOf = (answer: Answer) => String(answer.headers['cache-status'] ?? '');
/** The id that each gets who has none. */
const DEVICE = /device-id=[\da-f-]{36}/g;
/** What tells one visitor's answer from another's: all but when it was sent, how it was found, and the device's id. */
function told({ status, headers, text }: Answer): string {
  const { date: _date, 'cache-status': _found, ...others } = headers;
  return JSON.stringify([status, others, text]).replace(DEVICE, 'device-id');
}

/** The same page by an address that nobody has asked for yet: of a modal, in a variant that it has not. */
function freshPath(page: SitePage, name: string): string {
  const path = pathOf(page);
  return `${path}${path.includes('?') ? '&' : '?'}modal=talk-to-us&type=${name}`;
}

function attack(path: string, { headers, method, isWholeAddress }: HeaderVariation) {
  const target = isWholeAddress ? `http://${headers.host ?? hostOf('it')}${path}` : path;
  return visit('it', target, { headers, method });
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items.entries()];
  const goRound = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, goRound));
}

describe('SEC-02 nobody gets into the page of another one', () => {
  test('by at least sixty ways', () => {
    expect(headerVariations(hostOf('it')).length).toBeGreaterThanOrEqual(60);
  });

  test.each(PAGES)(
    '%s: by headers, whether it is kept already or is made for them',
    async (page) => {
      const clean = told(await visit('it', pathOf(page)));
      const reference = await visit('it', freshPath(page, 'clean'));
      const ways = shareOf(headerVariations(hostOf('it')), page, PAGES.length - 1);
      await inTurns(ways, async (variation, index) => {
        await attack(pathOf(page), variation);
        expect(told(await visit('it', pathOf(page))), variation.name).toBe(clean);

        // An error is made for each who asks.
        if (reference.status !== 200) return;
        const name = `attack-${index}`;
        await attack(freshPath(page, name), variation);
        const next = await visit('it', freshPath(page, name));
        expect(next.text.replaceAll(name, 'clean'), variation.name).toBe(reference.text);
        expect(JSON.stringify(next.headers), variation.name).not.toContain(POISON);
      });
      expect(clean).not.toContain(POISON);
    },
  );

  test.each(PAGES)('%s: RTE-06 by parameters that it does not read', async (page) => {
    const path = pathOf(page);
    const clean = await visit('it', path);
    for (const [index, query] of shareOf(QUERY_VARIATIONS, page, 3).entries()) {
      // Made for who asks so, and then shown to who does not.
      const fresh = freshPath(page, `query-${index}`);
      await visit('it', `${fresh}&${query}`);
      expect((await visit('it', fresh)).text, query).not.toContain('evil-marker');
      const asked = `${path}${path.includes('?') ? '&' : '?'}${query}`;
      const answer = await visit('it', asked);
      expect(answer.status, query).toBe(clean.status);
      if (clean.status === 200) {
        expect(answer.text, query).toBe(clean.text);
        await expectKeptOnce(path, asked);
      }
      expect(told(await visit('it', path)), query).toBe(told(clean));
    }
  });
});

/**
 * One page in the cache, and not one for each query: whoever asks with another one finds it. Between two requests
 * time, or what other tests book, may have made it another page: then both are asked for again, with a query that
 * nobody has asked with.
 */
async function expectKeptOnce(path: string, asked: string): Promise<void> {
  let round = 0;
  const found = async () => {
    await visit('it', path);
    return statusOf(await visit('it', `${asked}&unread=${(round += 1)}`));
  };
  await expect.poll(found, { message: asked }).toBe('html; hit');
}

describe('REL-04 what is kept, and for whom', () => {
  test('a page is made once, and comes in the encoding that one takes', async () => {
    const path = freshPath('travel', 'encodings');
    const first = await visit('it', path);
    expect(statusOf(first)).toBe('html; fwd=miss; stored');
    const whole = first.text;
    const answers = await Promise.all(
      ['br', 'gzip', 'identity', 'deflate, br;q=0.5, gzip'].map((encoding) =>
        visit('it', path, { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'gzip',
    ]);
    for (const answer of answers) {
      expect(statusOf(answer)).toBe('html; hit');
      expect(unpacked(answer)).toBe(whole);
      expect(answer.headers.etag).toBe(first.headers.etag);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers['content-security-policy']).toContain("'sha256-");
      expect(answer.headers.vary).toBe('cookie, accept-encoding');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
  });

  test('who has the page is told so, and no more', async () => {
    const { headers } = await visit('it', pathOf('home'));
    const again = await visit('it', pathOf('home'), {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-length']).toBeUndefined();
  });

  test.each(['home', 'search', 'unknown page', 'booking start'] as const)(
    'SEC-08 HEAD of %s has the length of its body',
    async (page) => {
      const encoding = { 'accept-encoding': 'br' };
      const whole = await visit('it', pathOf(page), { headers: encoding });
      const head = await visit('it', pathOf(page), { headers: encoding, method: 'HEAD' });
      expect(head.status).toBe(whole.status);
      expect(head.body.length).toBe(0);
      // The form's own key makes it a byte longer or shorter.
      const [asked, sent] = [Number(head.headers['content-length']), whole.body.length];
      expect(Math.abs(asked - sent)).toBeLessThan(page === 'booking start' ? 64 : 1);
    },
  );

  test('MKT-07 a currency of one’s own is another page', async () => {
    const usual = await visit('it', pathOf('home'));
    const dollars = { headers: { cookie: 'a=b; currency=USD' } };
    const first = await visit('it', pathOf('home'), dollars);
    expect(first.text).not.toBe(usual.text);
    expect(told(await visit('it', pathOf('home'), dollars))).toBe(told(first));
    // One that the market has anyway, or that there is not, is no choice.
    for (const cookie of ['currency=EUR', 'currency=ZZZ', 'closed-bars=none-such']) {
      const answer = await visit('it', pathOf('home'), { headers: { cookie } });
      expect(answer.text).toBe(usual.text);
      expect(statusOf(answer)).toBe('html; hit');
    }
  });

  test.each<[string, string, Record<string, string>]>([
    ['an error', '/none-such', {}],
    ['an address that leads elsewhere', '/VIAGGI', {}],
    ['a sent search form', '/cerca?where=asia', {}],
    ['a form of one’s own', pathOf('booking start'), {}],
    ['a login', '/login', {}],
    ['who has a session', '/', { cookie: `session=${'x'.repeat(43)}` }],
    ['a variant that only its own address may repeat', '/?modal=faqs&type=a%20b', {}],
    ['a wrong day', '/eventi-wemeet?from=x', {}],
    ['a file', '/robots.txt', {}],
  ])('%s is not kept', async (_, path, headers) => {
    for (let count = 0; count < 2; count += 1) {
      expect(statusOf(await visit('it', path, { headers }))).toBe('');
    }
  });

  test('CMS-05 a search in another order of its parameters is the same page', async () => {
    const one = await visit('it', '/cerca?moods=PARTY&page=2&textSearch=b&moods=NATURE');
    const other = await visit('it', '/cerca?textSearch=b&moods[]=NATURE&moods[]=PARTY&page=2&x=1');
    expect(one.status).toBe(200);
    expect(other.text).toBe(one.text);
    expect(statusOf(other)).toBe('html; hit');
  });

  test('data of a navigation is kept too, whatever order its routes are asked in', async () => {
    const all = await visit('it', '/viaggi.data');
    expect(statusOf(all)).toBe('html; fwd=miss; stored');
    const named = await visit('it', '/viaggi.data?_routes=routes%2F%24,root&utm_source=x');
    expect(named.text).toBe(all.text);
    expect(statusOf(named)).toBe('html; hit');
    const alone = await visit('it', '/viaggi.data?_routes=routes%2F%24');
    expect(alone.text.length).toBeLessThan(all.text.length);
    expect(alone.headers['content-type']).toBe(all.headers['content-type']);
    expect(statusOf(await visit('it', '/viaggi.data?_routes=evil'))).toBe('');
  });

  test('of many who ask at a time one has it made', async () => {
    const path = freshPath('itinerary', 'stampede');
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('it', path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const tags = new Set(answers.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(1);
  });
});

function unpacked({ headers, body }: Answer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}

test('API-07 the data of a shared page is kept for a moment where it is fetched before a press, and for the same cookies', async () => {
  const path = `${pathOf('travel')}.data`;
  const purpose = { purpose: 'prefetch' };
  const login = { cookie: 'session=anything' };
  const cachings = await Promise.all(
    [{}, purpose, { ...purpose, ...login }].map(async (headers) => {
      const answer = await visit('it', path, { headers });
      expect(answer.headers.vary).toContain('cookie');
      return answer.headers['cache-control'];
    }),
  );
  expect(cachings).toEqual(['private, no-cache', 'private, max-age=5', 'private, no-store']);
});
