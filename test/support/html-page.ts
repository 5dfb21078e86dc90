/**
 * A page as software without scripts reads it: what a search engine, or a reader behind a broken
 * network, gets (SEO-03). Made for the HTML that React writes, which escapes every `<` and `>` of texts
 * and attributes.
 */

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface HtmlPage {
  readonly elements: readonly HtmlElement[];
  /** Texts between two tags, in their order; scripts and styles are none, nor is what others said. */
  readonly texts: readonly string[];
  /** All texts of the body, with single spaces. */
  readonly bodyText: string;
  readonly title: string;
  /** Language of the document. */
  readonly lang: string | undefined;
  readonly canonical: string | null;
  readonly robots: string | null;
  /** Address by hreflang value. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Addresses that `<a>` leads to, as they are written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Text of each element of the name. */
  textsOf(name: string): readonly string[];
}

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;
/** Travellers are quoted in their own words and language (TRV-11). */
const QUOTATION = /<blockquote\b[\s\S]*?<\/blockquote>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

export function readHtml(source: string): HtmlPage {
  const html = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1</$2>');
  const elements: HtmlElement[] = [];
  for (const [, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (slash) continue;
    elements.push({ name: name.toLowerCase(), attributes: readAttributes(attributes) });
  }
  const linksOf = (rel: string) =>
    elements.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);
  const metas = elements.filter(({ name }) => name === 'meta');
  return {
    elements,
    // Read by who wants them: a walk through a whole site does not.
    get texts() {
      return readTexts(html.replace(QUOTATION, ''));
    },
    get bodyText() {
      return readTexts(html.slice(html.indexOf('<body'))).join(' ');
    },
    title: textsOf(html, 'title')[0] ?? '',
    lang: elements.find(({ name }) => name === 'html')?.attributes.get('lang'),
    canonical: linksOf('canonical')[0]?.attributes.get('href') ?? null,
    robots:
      metas
        .find(({ attributes }) => attributes.get('name') === 'robots')
        ?.attributes.get('content') ?? null,
    alternates: new Map(
      linksOf('alternate').flatMap(({ attributes }) => {
        const hreflang = attributes.get('hreflang');
        return hreflang === undefined ? [] : [[hreflang, attributes.get('href') ?? ''] as const];
      }),
    ),
    links: elements
      .filter(({ name }) => name === 'a')
      .flatMap(({ attributes }) => attributes.get('href') ?? []),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    textsOf: (name) => textsOf(html, name),
  };
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function readTexts(html: string): string[] {
  return html
    .split(TAG_BETWEEN_TEXTS)
    .map((text) =>
      decode(text)
        .replace(/[\t\n\r ]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

const TAG_BETWEEN_TEXTS = /<(?:"[^"]*"|[^">])*>/;

/** Elements of one name do not hold one another where this is used. */
function textsOf(html: string, name: string): readonly string[] {
  const found = html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'gi'));
  return [...found].map(([, inner = '']) => readTexts(inner).join(' '));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name as string] ?? all;
  });
}
