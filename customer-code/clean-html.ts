/**
 * A customer's HTML made safe (CMS-03, SEC-06): read as browsers read it, reduced to what `html-schema.ts`
 * names, and written anew. None of those elements changes how what follows is read, and the writer quotes
 * every text, so a browser finds in it what was meant.
 */
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isLinkAddress } from '../contract/link-address.ts';
import {
  LONGEST_CODE,
  OWN_HOSTS,
  TooMuch,
  quote,
  type Cleaned,
  type CleaningOptions,
} from './cleaned.ts';
import { cssCounters, type CssCounters } from './css-limits.ts';
import { isOwnImage } from './own-image.ts';
import { MAXIMUM_DEPTH, parseHtml, type Element, type Root } from './parse-html.ts';
import { cleanStyle } from './scope-css.ts';

type ElementContent = Element['children'][number];

/** What is written is read once more: it must be the same, or it is not known what a browser makes of it. */
const ROUNDS = 4;

const TOO_LONG = `more than ${LONGEST_CODE} characters`;
const TOO_LONG_WRITTEN = `${TOO_LONG}, written with every end tag and with signs like & as entities`;
const TOO_DEEP = `what is nested deeper than ${MAXIMUM_DEPTH}`;
const NOT_UNDERSTOOD = 'what no browser would read as it is written';

export function cleanHtml(
  html: string,
  { imageBases = OWN_HOSTS, isBelowHeading = false }: CleaningOptions = {},
): Cleaned {
  const removed = new Set<string>();
  const nothing = (reason: string): Cleaned => ({ text: '', removed: [...removed, reason] });
  if (html.length > LONGEST_CODE) return nothing(TOO_LONG);
  try {
    let text = html;
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = cleanOnce(text, {
        imageBases,
        mostHeadings: isBelowHeading ? 0 : 1,
        removed,
        cssCounters: cssCounters(),
      });
      // What is kept is read again where it is drawn, under the same limits.
      if (next.length > LONGEST_CODE) return nothing(TOO_LONG_WRITTEN);
      if (next === text) return { text, removed: [...removed] };
      text = next;
    }
    return nothing(NOT_UNDERSTOOD);
  } catch (problem) {
    // What parses CSS goes down into what is nested, and so does the stack.
    return nothing(problem instanceof TooMuch ? problem.message : TOO_DEEP);
  }
}

function cleanOnce(html: string, rules: Rules): string {
  const { mostHeadings, removed } = rules;
  const tree = parseHtml(html);
  cleanChildren(tree, 1, rules);
  const before = inventory(tree);
  const clean = sanitize(tree, HTML_SCHEMA) as Root;
  const after = inventory(clean);
  for (const [name, count] of before) if (count > (after.get(name) ?? 0)) removed.add(name);
  lowerHeadings(clean, mostHeadings);
  return toHtml(clean);
}

interface Rules {
  readonly imageBases: readonly string[];
  /** Of the first rank. */
  readonly mostHeadings: number;
  readonly removed: Set<string>;
  readonly cssCounters: CssCounters;
}

/** Judges what a list of names cannot: addresses, styles, depth. */
function cleanChildren(parent: Root | Element, depth: number, rules: Rules): void {
  const children = parent.children as ElementContent[];
  if (depth > MAXIMUM_DEPTH && children.some(({ type }) => type === 'element')) {
    rules.removed.add(TOO_DEEP);
    parent.children = [];
    return;
  }
  parent.children = children.filter((child) => child.type !== 'element' || isKept(child, rules));
  for (const child of parent.children) {
    if (child.type === 'element') cleanChildren(child, depth + 1, rules);
  }
}

function isKept(element: Element, rules: Rules): boolean {
  const { imageBases, removed } = rules;
  const { tagName, properties } = element;
  if (typeof properties.style === 'string') {
    const style = cleanStyle(properties.style, imageBases, rules.cssCounters);
    for (const declaration of style.removed) removed.add(`${declaration} of <${tagName}>`);
    properties.style = style.text || undefined;
  }
  if (tagName === 'a') cleanLink(element, removed);
  if (tagName !== 'img') return true;
  const source = String(properties.src ?? '');
  // Pictures of a text are not what one came for.
  properties.loading = 'lazy';
  if (isOwnImage(source, imageBases)) return true;
  removed.add(`src "${quote(source)}" of <img>`);
  return false;
}

function cleanLink({ properties }: Element, removed: Set<string>): void {
  const address = properties.href;
  if (address === undefined) return;
  if (!isAllowedAddress(String(address))) {
    removed.add(`href "${quote(String(address))}" of <a>`);
    delete properties.href;
  }
  // Another site gets no hold of the window that it was opened from.
  const isForeign = /^https?:/i.test(String(properties.href ?? ''));
  properties.rel = isForeign ? ['noopener'] : undefined;
}

/** Those of the content that a browser can read, and places on the same page. */
function isAllowedAddress(address: string): boolean {
  if (/^#[\w-]*$/.test(address)) return true;
  return isLinkAddress(address) && URL.canParse(address, 'https://this.site');
}

/** How many there are of each element and attribute. */
function inventory(root: Root | Element): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const visit = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      add(`<${child.tagName}>`);
      for (const [name, value] of Object.entries(child.properties)) {
        if (value === null || value === undefined) continue;
        const attribute = name === 'className' ? 'class' : name.toLowerCase();
        add(`${attribute} of <${child.tagName}>`);
      }
      visit(child);
    }
  };
  visit(root);
  return counts;
}

/**
 * Makes headings of the first rank those of the second, but for the first ones: a page has one (CMS-03).
 *
 * @returns how many more there may be
 */
function lowerHeadings(parent: Root | Element, most: number): number {
  let left = most;
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'h1') {
      if (left === 0) child.tagName = 'h2';
      else left -= 1;
    }
    left = lowerHeadings(child, left);
  }
  return left;
}

// The elements and attributes that a customer's HTML may have (SEC-06): text, lists, tables, pictures, links.

/** What is in no list here is taken away and its content stays; these go with all that is in them. */
const WITH_CONTENT = `applet audio base canvas embed frame frameset head iframe link math meta noembed noframes
  noscript object option param plaintext script select selectedcontent source style svg template textarea title
  track video xmp`;

const ELEMENTS = `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details
  dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section
  small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`;

const IN_TABLE = ['table'];

const HTML_SCHEMA: Schema = {
  tagNames: ELEMENTS.split(/\s+/),
  strip: WITH_CONTENT.split(/\s+/),
  // No id and no name: one of the page's own would be found in their place.
  attributes: {
    '*': ['className', 'dir', 'lang', 'style', 'title'],
    a: ['href', 'hrefLang', ['target', '_blank'], ['rel', 'noopener']],
    abbr: ['title'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    img: ['alt', 'height', 'loading', 'src', 'width'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    caption: IN_TABLE,
    col: IN_TABLE,
    colgroup: IN_TABLE,
    dd: ['dl'],
    dt: ['dl'],
    figcaption: ['figure'],
    li: ['ol', 'ul'],
    rp: ['ruby'],
    rt: ['ruby'],
    summary: ['details'],
    tbody: IN_TABLE,
    td: IN_TABLE,
    tfoot: IN_TABLE,
    th: IN_TABLE,
    thead: IN_TABLE,
    tr: IN_TABLE,
  },
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  required: {},
};
