/**
 * A browser without scripts, by hand: cookies for each host, redirects one at a time, forms with the
 * headers that a browser sends with them.
 */
import { request } from 'node:http';
import { byRole } from './by-role.ts';

export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Where it redirects to, as a whole address; null where it does not. */
  readonly location: string | null;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 10;

export class CookieBrowser {
  readonly #cookies = new Map<string, Map<string, Cookie>>();
  readonly #setCookies: string[] = [];

  /** Every `Set-Cookie` so far, as it came. */
  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#ofHost(new URL(origin).host).get(name)?.value;
  }

  /** Puts a cookie there that no answer set. */
  plant(origin: string, name: string, value: string): void {
    this.#ofHost(new URL(origin).host).set(name, { value, path: '/' });
  }

  forget(origin: string): void {
    this.#cookies.delete(new URL(origin).host);
  }

  /** One request and no redirect. With `form` it is a post from a page of the same origin. */
  async ask(
    address: string,
    {
      form,
      headers = {},
    }: {
      readonly form?: Readonly<Record<string, string>>;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Page> {
    const url = new URL(address);
    const body = form && new URLSearchParams(form).toString();
    const page = await send(url, body, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
      accept: 'text/html',
      cookie: this.cookieHeader(url),
      ...(body === undefined
        ? {}
        : {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': String(Buffer.byteLength(body)),
            origin: url.origin,
          }),
      ...headers,
    });
    for (const line of [page.headers['set-cookie'] ?? []].flat()) this.#keep(url.host, line);
    return page;
  }

  /** Follows redirects to a page, as a browser does: with GET. */
  async visit(...request: Parameters<CookieBrowser['ask']>): Promise<Page> {
    let page = await this.ask(...request);
    for (let count = 0; page.location !== null; count++) {
      if (count === MOST_REDIRECTS) throw new Error(`Redirects without end at ${page.url}`);
      page = await this.ask(page.location);
    }
    return page;
  }

  #ofHost(host: string): Map<string, Cookie> {
    let cookies = this.#cookies.get(host);
    if (!cookies) this.#cookies.set(host, (cookies = new Map()));
    return cookies;
  }

  /** What it would send with a request. */
  cookieHeader({ host, pathname }: URL): string {
    return [...this.#ofHost(host)]
      .filter(
        ([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(host: string, line: string): void {
    this.#setCookies.push(line);
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const mark = pair.indexOf('=');
    const name = pair.slice(0, mark);
    const isOver = attributes.some((text) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(text));
    const path = attributes.find((text) => /^path=/i.test(text))?.slice('path='.length) ?? '/';
    if (isOver) this.#ofHost(host).delete(name);
    else this.#ofHost(host).set(name, { value: pair.slice(mark + 1), path });
  }
}

/** Of the provider's answer to an address: without the address itself, the login's id, and times. */
export function commonPart(answer: string, email: string): string {
  return answer
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/interaction\/[\w-]+/g, 'interaction/UID')
    .replaceAll(/\d{1,2}[:.]\d{2}/g, 'TIME')
    .replaceAll(/data-seconds="\d+"/g, 'SECONDS');
}

/** Node does not resolve `*.localhost`: every host of the tests is on this machine. */
function send(
  url: URL,
  body: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, host: headers.host ?? url.host },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const { location } = response.headers;
          resolve({
            url: url.href,
            status,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
            location:
              REDIRECTS.includes(status) && location !== undefined
                ? new URL(location, url).href
                : null,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What the first field of this name holds; undefined where there is none. */
export function valueOf({ text }: Pick<Page, 'text'>, field: string): string | undefined {
  return byRole(text).fields(field)[0]?.value;
}
