/**
 * A customer's HTML made safe (CMS-03, SEC-06): read as browsers read it, reduced to what `html-schema.ts`
 * names, and written anew. None of those elements changes how what follows is read, and the writer quotes
 * every text, so a browser finds in it what was meant.
 */
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isLinkAddress } from '../contract/link-address.ts';
import { LONGEST_CODE, OWN_HOSTS, quote, type Cleaned, type CleaningOptions } from './cleaned.ts';
import { HTML_SCHEMA } from './html-schema.ts';
import { lowerHeadings } from './lower-headings.ts';
import { isOwnImage } from './own-image.ts';
import { cleanStyle } from './scope-css.ts';

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { readonly type: 'element' }>;
type ElementContent = Element['children'][number];

/** As deep as content may be nested (SEC-11). */
const MAXIMUM_DEPTH = 64;
/** What is written is read once more: it must be the same, or it is not known what a browser makes of it. */
const ROUNDS = 4;

const NOT_UNDERSTOOD = 'what no browser would read as it is written';

export function cleanHtml(
  html: string,
  { imageBases = OWN_HOSTS, isBelowHeading = false }: CleaningOptions = {},
): Cleaned {
  const removed = new Set<string>();
  const rules: Rules = { imageBases, mostHeadings: isBelowHeading ? 0 : 1, removed };
  if (html.length > LONGEST_CODE) removed.add(`more than ${LONGEST_CODE} characters`);
  else if (isTangled(html)) removed.add(NOT_UNDERSTOOD);
  if (removed.size > 0) return { text: '', removed: [...removed] };
  try {
    let text = html;
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = cleanOnce(text, rules);
      if (next === text) return { text, removed: [...removed] };
      text = next;
    }
    return { text: '', removed: [...removed, NOT_UNDERSTOOD] };
  } catch {
    // The parser goes down into what is nested, and so does the stack.
    return { text: '', removed: [...removed, `what is nested deeper than ${MAXIMUM_DEPTH}`] };
  }
}

/** Elements that a browser opens again in each paragraph until they are closed. */
const FORMATTING = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>]/gi;
const MOST_REOPENED = 500_000;

/** Whether so much may be opened again that reading it takes the machine's memory. */
function isTangled(html: string): boolean {
  const tags = html.match(/<[a-z]/gi)?.length ?? 0;
  return tags * (html.match(FORMATTING)?.length ?? 0) > MOST_REOPENED;
}

function cleanOnce(html: string, rules: Rules): string {
  const { mostHeadings, removed } = rules;
  const tree = fromHtml(html, { fragment: true });
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
}

/** Judges what a list of names cannot: addresses, styles, depth. */
function cleanChildren(parent: Root | Element, depth: number, rules: Rules): void {
  const children = parent.children as ElementContent[];
  if (depth > MAXIMUM_DEPTH && children.some(({ type }) => type === 'element')) {
    rules.removed.add(`what is nested deeper than ${MAXIMUM_DEPTH}`);
    parent.children = [];
    return;
  }
  parent.children = children.filter((child) => child.type !== 'element' || isKept(child, rules));
  for (const child of parent.children) {
    if (child.type === 'element') cleanChildren(child, depth + 1, rules);
  }
}

function isKept(element: Element, { imageBases, removed }: Rules): boolean {
  const { tagName, properties } = element;
  if (typeof properties.style === 'string') {
    const style = cleanStyle(properties.style, { imageBases });
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
