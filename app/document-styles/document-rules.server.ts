/**
 * The rules of the stylesheet that a document needs to be drawn: those of the classes that it has
 * (docs/decisions/0075).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Atrule, type CssNode, generate, parse, type Rule } from 'css-tree';
import { clientManifest } from '../client-manifest.server.ts';

/** The manifest's key of all styles together, with `cssCodeSplit: false`. */
const STYLESHEET = 'style.css';

/**
 * The address of the site's one stylesheet, from Vite's manifest (docs/decisions/0007).
 *
 * Null in development, where Vite brings the styles with the modules.
 * @throws Error when the build has no stylesheet
 */
export function stylesheetAddress(): string | null {
  return import.meta.env.DEV ? null : `/${stylesheetFile()}`;
}

let selectRules: ((html: string) => string) | undefined;

/** The rules for a document: empty in development. */
export function rulesOfDocument(html: string): string {
  if (import.meta.env.DEV) return '';
  selectRules ??= ruleSelection(readFileSync(resolve('build/client', stylesheetFile()), 'utf8'));
  return selectRules(html);
}

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
  return (html) => {
    const rules = part(classesOf(html));
    const movements = [...keyframes].filter(([name]) => rules.includes(name));
    return rules + movements.map(([, text]) => text).join('');
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
