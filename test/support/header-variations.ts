/** What a visitor may send to make a page say what only he asked for: none of it may reach another one. */

/** Stands in every value that is free text, so that it is found wherever it comes out. */
export const POISON = 'evil-marker.example';

export interface HeaderVariation {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Sent as a whole address in place of a path. */
  readonly isWholeAddress?: boolean;
}

const header = (name: string, value: string): HeaderVariation => ({
  name: `${name}: ${value}`,
  headers: { [name]: value },
});
const each = (name: string, ...values: readonly string[]) =>
  values.map((value) => header(name, value));

/** @param host the market's own, with its port */
export function headerVariations(host: string): readonly HeaderVariation[] {
  const [name = '', port = ''] = host.split(':');
  return [
    ...each('x-forwarded-host', POISON, `${host}, ${POISON}`),
    ...each('x-forwarded-proto', 'https', POISON),
    ...each('x-forwarded-for', '1.2.3.4', POISON),
    ...each('x-forwarded-prefix', `/${POISON}`),
    ...each('x-forwarded-server', POISON),
    ...each('x-forwarded-scheme', 'https'),
    ...each('x-forwarded-port', '443'),
    ...each('forwarded', `for=1.2.3.4;host=${POISON};proto=https`),
    ...each('x-host', POISON),
    ...each('x-real-ip', '1.2.3.4'),
    ...each('x-original-url', `/${POISON}`),
    ...each('x-original-host', POISON),
    ...each('x-rewrite-url', `/${POISON}`),
    ...each('x-http-method-override', 'POST', 'DELETE'),
    ...each('x-http-method', 'PUT'),
    ...each('x-method-override', 'POST'),
    ...each('x-country', 'US'),
    ...each('cf-ipcountry', 'US'),
    ...each('x-market', 'de'),
    ...each('x-catalogue-version', POISON),
    ...each('x-changes-at', '1'),
    ...each('host', host.toUpperCase(), `${name}.:${port}`, name, `${name}:1`, POISON),
    ...each('accept', 'application/json', 'text/x-script', '*/*;q=0', POISON),
    ...each('accept-language', 'de-DE,de;q=0.9', POISON),
    ...each('accept-encoding', 'identity', 'gzip', 'br;q=0', POISON),
    ...each('accept-charset', 'utf-7'),
    ...each('user-agent', 'Googlebot/2.1', `<script>${POISON}</script>`),
    ...each('referer', `http://${POISON}/`),
    ...each('origin', `http://${POISON}`, 'null'),
    ...each('sec-fetch-site', 'cross-site'),
    ...each('sec-fetch-dest', 'iframe'),
    ...each('range', 'bytes=0-9', 'bytes=-1'),
    ...each('if-range', `"${POISON}"`),
    ...each('if-none-match', '*', `W/"${POISON}"`),
    ...each('if-match', '"a"'),
    ...each('if-modified-since', 'Wed, 01 Jan 2050 00:00:00 GMT'),
    ...each('if-unmodified-since', 'Wed, 01 Jan 1990 00:00:00 GMT'),
    ...each('cache-control', 'no-store', 'max-age=0'),
    ...each('pragma', 'no-cache'),
    ...each('x-remix-response', 'yes'),
    ...each('purpose', 'prefetch'),
    ...each('save-data', 'on'),
    ...each('authorization', `Bearer ${POISON}`),
    ...each('content-type', 'application/json'),
    ...each('te', 'trailers'),
    ...each('connection', 'close, host'),
    ...each(
      'cookie',
      `junk=${POISON}`,
      'currency=USD',
      `currency=<${POISON}>`,
      `closed-bars=${POISON}`,
      'session=junk',
      `session=${'x'.repeat(43)}`,
      `__Host-session=${'x'.repeat(43)}`,
      'device-id=00000000-0000-0000-0000-000000000000',
      'a=b; '.repeat(300),
    ),
    { name: 'HEAD', headers: {}, method: 'HEAD' },
    { name: 'a whole address', headers: {}, isWholeAddress: true },
    { name: 'a whole address elsewhere', headers: { host: POISON }, isWholeAddress: true },
  ];
}

/** Parameters that no page reads. */
export const QUERY_VARIATIONS: readonly string[] = [
  'utm_source=evil-marker',
  'fbclid=evil-marker&gclid=evil-marker',
  '__proto__=evil-marker',
  'returnTo=//evil-marker.example',
  'textsearch=evil-marker',
  'modal=evil-marker',
  'type=evil-marker',
  'a[]=evil-marker&a[]=evil-marker',
  'evil-marker',
  'x=%3Cscript%3Eevil-marker',
  '_method=DELETE',
  'format=json',
];
