/** What a customer's declaration may say (SEC-06): known kinds of values and functions, pictures of our own. */
import { generate, walk, type CssNode, type Declaration } from 'css-tree';
import { quote } from './cleaned.ts';
import type { CssCounters } from './css-limits.ts';
import { isOwnImage } from './own-image.ts';

/** Names as they are written: one with an escape in it may mean any other. */
const PROPERTY = /^(?:--[\w-]+|(?:-(?:webkit|moz)-)?[a-z][a-z-]*)$/i;

/**
 * They run code in old browsers, load, or work outside of the element: the top layer of a transition, names
 * that the whole page shares, the window's title bar.
 */
const FORBIDDEN_PROPERTIES: ReadonlySet<string> = new Set([
  '-moz-binding',
  '-webkit-app-region',
  'all',
  'anchor-name',
  'app-region',
  'behavior',
  'overlay',
  'page',
  'src',
  'view-transition-class',
  'view-transition-group',
  'view-transition-name',
]);

/** `fixed` and `sticky` are of the window. Read as it is written, so that no variable hides one. */
const POSITIONS: ReadonlySet<string> = new Set(['static', 'relative', 'absolute']);

const VALUES: ReadonlySet<CssNode['type']> = new Set([
  'Brackets',
  'Dimension',
  'Function',
  'Hash',
  'Identifier',
  'Number',
  'Operator',
  'Parentheses',
  'Percentage',
  'String',
  'Url',
  'Value',
  'WhiteSpace',
]);

/** No `image-set`, `src` or `attr`: in them a text is an address. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `abs acos asin atan atan2 blur brightness calc circle clamp color color-mix conic-gradient contrast cos
  counter counters cubic-bezier drop-shadow ellipse exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset
  invert lab lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity
  perspective polygon pow radial-gradient rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex
  scaley scalez sepia sign sin skew skewx skewy sqrt steps symbols tan translate translate3d translatex translatey
  translatez var xywh rect`.split(/\s+/),
);

const ANIMATION = /^(?:-webkit-)?animation(?:-name)?$/i;

export interface DeclarationRules {
  readonly imageBases: readonly string[];
  /** The names of the stylesheet's own keyframes, with what they are called in the page. */
  readonly keyframes: ReadonlyMap<string, string>;
  readonly removed: Set<string>;
  readonly counters: CssCounters;
}

/**
 * The declarations of a block that may stand, as text; the others are noted.
 * @throws TooMuch
 */
export function cleanDeclarations(nodes: readonly CssNode[], rules: DeclarationRules): string {
  rules.counters.countDeclarations(nodes.length);
  const texts: string[] = [];
  for (const node of nodes) {
    if (node.type === 'Declaration' && isAllowed(node, rules)) {
      texts.push(declarationText(node, rules));
    } else if (!isEmpty(node)) {
      rules.removed.add(quote(generate(node)));
    }
  }
  return texts.join(';');
}

function isAllowed({ property, value, important }: Declaration, rules: DeclarationRules): boolean {
  const name = property.toLowerCase();
  if (!PROPERTY.test(property) || FORBIDDEN_PROPERTIES.has(name)) return false;
  // A hack that only css-tree takes for a declaration.
  if (typeof important === 'string') return false;
  const text = generate(value);
  if (text === '' && !name.startsWith('--')) return false;
  if (name === 'position' && !POSITIONS.has(text.toLowerCase())) return false;
  let isFit = isPlain(text);
  walk(value, (node) => {
    if (!VALUES.has(node.type)) isFit = false;
    else if (node.type === 'Function') isFit &&= FUNCTIONS.has(node.name.toLowerCase());
    else if (node.type === 'Url') isFit &&= isOwnImage(node.value, rules.imageBases);
  });
  return isFit;
}

const TEXT = /"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"/g;

/** Whether the text can neither end its rule nor hide a name: outside of quotes no such sign is needed. */
export function isPlain(text: string): boolean {
  return !/[{}@;\\<"']/.test(text.replace(TEXT, ''));
}

function declarationText(declaration: Declaration, { keyframes }: DeclarationRules): string {
  if (ANIMATION.test(declaration.property)) {
    walk(declaration.value, (node) => {
      if (node.type === 'Identifier') node.name = keyframes.get(node.name) ?? node.name;
    });
  }
  const { property, value, important } = declaration;
  return `${property}:${generate(value)}${important ? '!important' : ''}`;
}

/** A comment, or a semicolon too many. */
function isEmpty(node: CssNode): boolean {
  if (node.type === 'Raw') return /^[\s;]*$/.test(node.value);
  return node.type === 'Comment' || node.type === 'WhiteSpace';
}
