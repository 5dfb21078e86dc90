/**
 * Where somebody might want a redirect of the site to lead to (SEC-03): texts that browsers, proxies and
 * parsers of addresses are known to read in different ways, and any mixture of their parts.
 */
import fc from 'fast-check';

const PARTS: readonly string[] = Object.values({
  slashes: '/ // /// \\ /\\ \\/ \\\\ /.// /..// .// ../ /;/ ? # & .. .'.split(' '),
  hosts: 'evil.example evil.example/ EVIL.example .evil.example [::1] 2130706433 localhost'.split(
    ' ',
  ),
  ownHosts: 'it.localhost:3000 http://it.localhost:3000 http://de.localhost:3000/ :3000'.split(' '),
  schemes: 'http: https: http:// HtTpS:// ftp:// ws:// file:/// blob: mailto: tel:'.split(' '),
  scripts: ['javascript:alert(1)', 'JaVaScRiPt:', 'java\nscript:', 'data:text/html,x'],
  users: '@ : user:pass@ @evil.example'.split(' '),
  unseen: [
    '\t',
    '\n',
    '\r\n',
    '\0',
    '\u0001',
    '\u001f',
    '\u007f',
    ' ',
    '\u00a0',
    '\ufeff',
    '\u2028',
  ],
  unseenToo: ['\u200b', '\u202e', '\u00ad', '\u2029', '\u0085'],
  alike: ['\uff0f', '\uff0f\uff0f', '\u2044', '\u2215', '\u29f8', '\uff3c', '\u3002', '\uff0e'],
  folding: [
    '\u0130',
    '\u212a',
    '\u017f',
    '\uff45vil.example',
    'é',
    '日本',
    '💥',
    '\ud800',
    '\udfff',
  ],
  encoded: '%2f %2F%2F %5c %5C%2f %09 %0a %0d%0a %00 %20 %2e %252f %E2%80%A8 % %zz %ff'.split(' '),
  site: '/viaggi /viaggi/ cerca ?returnTo=//evil.example .data _data=x'.split(' '),
}).flat();

/** Each of them has led somebody off some site. */
export const KNOWN_STRAYS = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '//evil.example/%2f..',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '//evil%E3%80%82example',
  '//\uff45vil.example',
  '/\uff0fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:evil.example',
  'http:/\\evil.example',
  'http://it.localhost:3000@evil.example/',
  'http://it.localhost:3000\\@evil.example/',
  'http://it.localhost:3000.evil.example/',
  'http://evil.example#@it.localhost:3000/',
  'http://evil.example?@it.localhost:3000/',
  'http://it.localhost:3000//evil.example',
  'http://user:pass@it.localhost:3000/',
  'javascript://it.localhost:3000/%0aalert(1)',
  '/javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  '/viaggi\r\nset-cookie: a=b',
  '/viaggi%0d%0aset-cookie:%20a=b',
  'blob:http://it.localhost:3000/x',
  'blob:http://de.localhost:3000/x',
] as const;

const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => encodeURI(text.toWellFormed()),
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => encodeURIComponent(encodeURIComponent(text.toWellFormed())),
  (text) => text.replaceAll('/', '%2f'),
  (text) => text.toUpperCase(),
];

/** Any text that might lead astray. */
export const strayTarget: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.constantFrom(...PARTS), { maxLength: 9 }).map(joined) },
      { weight: 2, arbitrary: fc.constantFrom(...KNOWN_STRAYS) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...KNOWN_STRAYS), fc.constantFrom(...PARTS), fc.nat(40))
          .map(([text, part, place]) => text.slice(0, place) + part + text.slice(place)),
      },
      { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `/${text}`) },
    ),
    fc.constantFrom(...ENCODINGS),
  )
  .map(([text, encode]) => encode(text));

function joined(parts: readonly string[]): string {
  return parts.join('');
}

/** Pages of a market that a browser may stand on when it is told where to go. */
const PLACES = ['/', '/cerca?textSearch=a&page=2', '/viaggi/giappone/itinerario', '/a//b', '/a/b/'];

/**
 * The origins that a `Location`, or a link, leads to from pages of a site, as a browser resolves it; none
 * of them for an address that is none.
 */
export function originsLedTo(location: string, siteOrigin: string): ReadonlySet<string> {
  const origins = PLACES.flatMap((place) => {
    const url = URL.parse(location, siteOrigin + place);
    // Not its `origin`: a blob has that of its maker.
    return url ? [`${url.protocol}//${url.host}`] : [];
  });
  return new Set(origins);
}
