/** Selectors of a customer's stylesheet, made to select inside its block alone (CMS-03). */
import { generate, walk, type CssNode, type Selector } from 'css-tree';

const PARTS: ReadonlySet<CssNode['type']> = new Set([
  'AnPlusB',
  'AttributeSelector',
  'ClassSelector',
  'Combinator',
  'IdSelector',
  'Identifier',
  'NestingSelector',
  'Nth',
  'PseudoClassSelector',
  'PseudoElementSelector',
  'Selector',
  'SelectorList',
  'String',
  'TypeSelector',
]);

const ROOT_CLASSES: readonly string[] = ['root', 'scope', 'host'];
const ROOT_TYPES: readonly string[] = ['html', 'body'];

/**
 * The selector with the class of its block before it; null for one that cannot select anything there, or
 * that is not understood. `html`, `body` and `:root` at its beginning are the block itself.
 */
export function scopeSelector(selector: Selector, scope: string): string | null {
  if (!isUnderstood(selector)) return null;
  const compounds = compoundsOf(selector);
  if (compounds[0]?.combinator !== null) return null;
  let text = `.${scope}`;
  let leading = 0;
  for (const { combinator, parts } of compounds) {
    const isInside = combinator === null || combinator === ' ' || combinator === '>';
    if (!isInside || !parts.some(isRoot)) break;
    // `html.a body.b` is one element here: what is asked of each is asked of it.
    const others = parts.filter((part) => !isRoot(part));
    // The name of an element would join the class, and the class be another: `.blockdiv`.
    if (others.some(({ type }) => type === 'TypeSelector')) return null;
    text += others.map(asText).join('');
    leading += 1;
  }
  for (const [index, { combinator, parts }] of compounds.slice(leading).entries()) {
    if (parts.some(isRoot)) return null;
    // Nothing of the block stands beside the block.
    if (index === 0 && leading > 0 && combinator !== ' ' && combinator !== '>') return null;
    text += `${combinator ?? ' '}${parts.map(asText).join('')}`;
  }
  return /[{}@;<]/.test(text) ? null : text;
}

function isUnderstood(selector: Selector): boolean {
  let isFit = true;
  walk(selector, (node) => {
    isFit &&= PARTS.has(node.type);
  });
  return isFit;
}

interface Compound {
  /** Null at the beginning. */
  readonly combinator: string | null;
  readonly parts: CssNode[];
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [];
  for (const part of selector.children.toArray()) {
    const last = compounds.at(-1);
    if (part.type === 'Combinator') compounds.push({ combinator: part.name, parts: [] });
    else if (last) last.parts.push(part);
    else compounds.push({ combinator: null, parts: [part] });
  }
  return compounds;
}

function isRoot(part: CssNode): boolean {
  if (part.type === 'NestingSelector') return true;
  if (part.type === 'TypeSelector') return ROOT_TYPES.includes(part.name.toLowerCase());
  return (
    part.type === 'PseudoClassSelector' &&
    part.children === null &&
    ROOT_CLASSES.includes(part.name.toLowerCase())
  );
}

function asText(part: CssNode): string {
  return generate(part);
}
