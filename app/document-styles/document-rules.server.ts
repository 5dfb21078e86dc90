/**
 * The rules of the stylesheet that a document needs to be drawn: those of the classes that it has
 * (docs/decisions/0075).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Atrule, type CssNode, generate, parse, type Rule } from 'css-tree';
import { LRUCache } from 'lru-cache';
import { FONT_FACES } from '../../brand/fonts.ts';
import { clientManifest } from '../client-manifest.server.ts';

/** The manifest's key of all styles together, with `cssCodeSplit: false`. */
const STYLESHEET = 'style.css';

/** Sets of classes whose rules are kept, each 40 KB at most: there are a few for each kind of page. */
const MOST_KEPT = 100;

/**
 * The address of the site's one stylesheet, from Vite's manifest (docs/decisions/0007).
 *
 * Null in development, where Vite brings the styles with the modules.
 * @throws Error when the build has no stylesheet
 */
export function stylesheetAddress(): string | null {
  return import.meta.env.DEV ? null : `/${stylesheetFile()}`;
}

/**
 * The rules for a document, with the fonts, which stand nowhere else; in development these alone. The stylesheet is
 * read where the process starts.
 */
export const rulesOfDocument: (html: string) => string = import.meta.env.DEV
  ? () => FONT_FACES
  : ruleSelection(FONT_FACES + readFileSync(resolve('build/client', stylesheetFile()), 'utf8'));

function stylesheetFile(): string {
  const entry = clientManifest()[STYLESHEET];
  if (!entry) throw new Error(`The client manifest names no ${STYLESHEET}`);
  return entry.file;
}

/** What a document with these classes needs of a part of the stylesheet; empty if nothing. */
type Part = (classes: ReadonlySet<string>) => string;

/**
 * @param css a whole stylesheet; what is for paper alone is left out, since the stylesheet is there by then
 * @returns gives the rules for a document, in the stylesheet's order
 */
export function ruleSelection(css: string): (html: string) => string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  const keyframes = new Map<string, string>();
  const part = partsOf(sheet, keyframes);
  const select = (classes: ReadonlySet<string>): string => {
    const rules = part(classes);
    const movements = [...keyframes].filter(([name]) => rules.includes(name));
    return rules + movements.map(([, text]) => text).join('');
  };
  // Nothing else of the document counts.
  const kept = new LRUCache<string, string>({ max: MOST_KEPT });
  return (html) => {
    const classes = classesOf(html);
    const key = [...classes].sort().join(' ');
    const rules = kept.get(key) ?? select(classes);
    kept.set(key, rules);
    return rules;
  };
}

function classesOf(html: string): Set<string> {
  const lists = new Set(html.match(/ class="[^"]+"/g));
  return new Set([...lists].flatMap((list) => list.slice(8, -1).split(' ')));
}

/** @param keyframes by name, to be filled: they are needed where a rule names them */
function partsOf(parent: CssNode, keyframes: Map<string, string>): Part {
  const children = 'children' in parent ? (parent.children?.toArray() ?? []) : [];
  const parts = children.map((node): Part => {
    if (node.type === 'Rule') return ruleOf(node);
    return node.type === 'Atrule' ? atRuleOf(node, keyframes) : () => '';
  });
  return (classes) => parts.map((part) => part(classes)).join('');
}

function atRuleOf(node: Atrule, keyframes: Map<string, string>): Part {
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (prelude === 'print') return () => '';
  if (node.name === 'keyframes') {
    keyframes.set(prelude, generate(node));
    return () => '';
  }
  if (!node.block || node.name === 'font-face') {
    const text = generate(node);
    return () => text;
  }
  const inner = partsOf(node.block, keyframes);
  return (classes) => {
    const rules = inner(classes);
    return rules && `@${node.name} ${prelude}{${rules}}`;
  };
}

function ruleOf({ prelude, block }: Rule): Part {
  if (prelude.type !== 'SelectorList') throw new Error(`Not read: ${generate(prelude)}`);
  const selectors = prelude.children.toArray().map((node) => ({
    text: generate(node),
    needed: neededClasses(node),
  }));
  const declarations = generate(block);
  return (classes) => {
    const used = selectors.filter(({ needed }) => needed.every((name) => classes.has(name)));
    return used.length > 0 ? used.map(({ text }) => text).join(',') + declarations : '';
  };
}

/** Classes without which it selects nothing. Those in brackets may be alternatives, or are to be absent. */
function neededClasses(selector: CssNode): string[] {
  const parts = 'children' in selector ? (selector.children?.toArray() ?? []) : [];
  return parts.flatMap((part) => (part.type === 'ClassSelector' ? [part.name] : []));
}
