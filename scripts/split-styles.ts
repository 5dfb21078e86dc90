/**
 * Parts the built stylesheet in two: the rules that the first screen of a page needs, which the server writes into
 * each document, and the rest, which keeps the stylesheet's name (docs/decisions/0075).
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss, { type Container, type Node, type Root, type Rule } from 'postcss';
import { FIRST_SCREEN_FILES } from './first-screen-files.ts';

/** As `short-class-names.ts` names a class: two letters for the place of its file among all files of styles. */
const CLASS = /\._([a-z])([a-z])[a-z0-9]+/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Where the server finds what it writes into the documents: a file for each kind of page. */
const FIRST_SCREENS = 'build/server/first-screens';

/**
 * @param files all files of styles, sorted
 * @returns both in the order of before; the order of layers, fonts and rules without a class stand in the first
 */
export function splitStyles(
  css: string,
  files: readonly string[],
  firstFiles: readonly string[],
): { readonly first: string; readonly rest: string } {
  const isOfFirst = ({ selector }: Rule) =>
    [...selector.matchAll(CLASS)].every(([, one = '', two = '']) => {
      const file = files[LETTERS.indexOf(one) * LETTERS.length + LETTERS.indexOf(two)];
      return file !== undefined && firstFiles.some((pattern) => path.matchesGlob(file, pattern));
    });
  const first = postcss.parse(css);
  const rest = first.clone();
  keepRules(first, isOfFirst);
  keepRules(rest, (rule) => !isOfFirst(rule));
  rest.walkAtRules(/font-face|layer/, (rule) => {
    if (rule.name === 'font-face' || rule.nodes === undefined) rule.remove();
  });
  // Movements stand where their name is used.
  const used = first.toString().replaceAll(/@keyframes\s+[\w-]+/g, '');
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(used);
  first.walkAtRules('keyframes', (rule) => void (isUsed(rule.params) || rule.remove()));
  rest.walkAtRules('keyframes', (rule) => void (isUsed(rule.params) && rule.remove()));
  return { first: first.toString(), rest: rest.toString() };
}

/** Removes all other rules, and the conditions and layers that have none any more. */
function keepRules(root: Root, isKept: (rule: Rule) => boolean): void {
  const removeWithEmpty = (node: Node) => {
    const { parent } = node;
    node.remove();
    if (parent?.type === 'atrule' && (parent as Container).nodes?.length === 0) {
      removeWithEmpty(parent);
    }
  };
  root.walkRules((rule) => {
    const isStep =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
    if (!isStep && !isKept(rule)) removeWithEmpty(rule);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = JSON.parse(readFileSync('build/.vite/client-manifest.json', 'utf8'));
  const stylesheet = path.join('build/client', manifest['style.css'].file);
  const css = readFileSync(stylesheet, 'utf8');
  const files = globSync('app/**/*.css.ts').map((file) => file.replaceAll('\\', '/'));
  mkdirSync(FIRST_SCREENS, { recursive: true });
  for (const [kind, firstFiles] of Object.entries(FIRST_SCREEN_FILES)) {
    const { first, rest } = splitStyles(css, files.toSorted(), firstFiles);
    writeFileSync(path.join(FIRST_SCREENS, `${kind}.css`), first);
    // The same for pages of all kinds, so that it is fetched once.
    if (kind === 'default') writeFileSync(stylesheet, rest);
  }
}
