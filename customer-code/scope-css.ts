/**
 * A customer's stylesheet made safe and kept inside its block or page (CMS-03, SEC-06). It is read by a
 * parser, and what is written is made of what was understood: selectors under the scope's class, rules and
 * declarations that are known to do no harm. The rest is dropped and noted; nothing is thrown.
 */
import { generate, parse, walk, type Atrule, type CssNode, type Rule } from 'css-tree';
import {
  LONGEST_CODE,
  OWN_HOSTS,
  TooMuch,
  quote,
  type Cleaned,
  type CleaningOptions,
} from './cleaned.ts';
import { cssCounters, type CssCounters } from './css-limits.ts';
import { scopeSelector } from './css-selectors.ts';
import { cleanDeclarations, isPlain, type DeclarationRules } from './css-values.ts';

/** Rules that hold rules: they are gone into. No other but keyframes: imports, fonts, names for all. */
const CONDITIONS: readonly string[] = ['media', 'supports', 'container'];
const KEYFRAMES_NAME = /^[a-z_][\w-]*$/i;
const KEYFRAME = /^(?:from|to|\d+(?:\.\d+)?%)(?:,(?:from|to|\d+(?:\.\d+)?%))*$/i;

interface Place extends DeclarationRules {
  readonly scope: string;
}

/** @param scope the class under which everything stands: letters, digits, hyphens */
export function scopeCss(
  css: string,
  scope: string,
  { imageBases = OWN_HOSTS }: CleaningOptions = {},
): Cleaned {
  const removed = new Set<string>();
  if (css.length > LONGEST_CODE) {
    return { text: '', removed: [`more than ${LONGEST_CODE} characters`] };
  }
  const counters = cssCounters();
  try {
    counters.countWords(css);
    const sheet = parse(css, {
      parseCustomProperty: true,
      onParseError: counters.countMistake,
    });
    const keyframes = namesOfKeyframes(sheet, scope);
    const place = { scope, imageBases, keyframes, removed, counters };
    const text = rulesText(childrenOf(sheet), place);
    // Only a text in quotes can hold it, and there it means the same.
    return { text: text.replaceAll('</', '<\\/').replaceAll('<!', '<\\!'), removed: [...removed] };
  } catch (problem) {
    // The parser goes down into what is nested, and so does the stack.
    const reason = problem instanceof TooMuch ? problem.message : 'what is nested too deep';
    return { text: '', removed: [reason] };
  }
}

/**
 * The value of a `style` attribute.
 * @param counters of the text that it stands in
 * @throws TooMuch
 */
export function cleanStyle(
  style: string,
  imageBases: readonly string[],
  counters: CssCounters,
): Cleaned {
  const removed = new Set<string>();
  counters.countWords(style);
  const list = parse(style, {
    context: 'declarationList',
    parseCustomProperty: true,
    onParseError: counters.countMistake,
  });
  const rules = { imageBases, keyframes: new Map<string, string>(), removed, counters };
  return { text: cleanDeclarations(childrenOf(list), rules), removed: [...removed] };
}

function rulesText(nodes: readonly CssNode[], place: Place): string {
  return nodes.map((node) => ruleText(node, place)).join('');
}

function ruleText(node: CssNode, place: Place): string {
  const text =
    node.type === 'Rule'
      ? styleRule(node, place)
      : node.type === 'Atrule'
        ? atRule(node, place)
        : null;
  if (text !== null) return text;
  if (node.type !== 'Comment' && node.type !== 'WhiteSpace') {
    const code = generate(node);
    if (/[^\s;]/.test(code)) place.removed.add(quote(code));
  }
  return '';
}

/** Null for a rule that cannot stand at all. */
function styleRule({ prelude, block }: Rule, place: Place): string | null {
  if (prelude.type !== 'SelectorList') return null;
  place.counters.countSelectors(prelude.children.size);
  const selectors: string[] = [];
  for (const selector of prelude.children.toArray()) {
    const scoped = selector.type === 'Selector' ? scopeSelector(selector, place.scope) : null;
    if (scoped !== null) selectors.push(scoped);
    else place.removed.add(quote(generate(selector)));
  }
  const declarations = cleanDeclarations(block.children.toArray(), place);
  if (selectors.length === 0 || declarations === '') return '';
  return `${selectors.join(',')}{${declarations}}`;
}

function atRule(rule: Atrule, place: Place): string | null {
  const name = rule.name.toLowerCase();
  const { prelude, block } = rule;
  if (!prelude || !block) return null;
  if (name === 'keyframes') return keyframesRule(rule, place);
  if (!CONDITIONS.includes(name)) return null;
  const condition = generate(prelude);
  let isUnderstood = isPlainCondition(condition);
  walk(prelude, ({ type }) => {
    isUnderstood &&= type !== 'Raw' && type !== 'Url' && type !== 'GeneralEnclosed';
  });
  if (!isUnderstood) return null;
  const rules = rulesText(block.children.toArray(), place);
  return rules && `@${name} ${condition}{${rules}}`;
}

/** `width < 40em` is one of them. */
function isPlainCondition(condition: string): boolean {
  return isPlain(condition.replaceAll('<', ''));
}

function keyframesRule({ prelude, block }: Atrule, place: Place): string | null {
  const name = place.keyframes.get(prelude ? generate(prelude) : '');
  if (name === undefined || !block) return null;
  const steps = block.children.toArray().map((node) => {
    const isStep = node.type === 'Rule' && KEYFRAME.test(generate(node.prelude));
    if (isStep) {
      return `${generate(node.prelude)}{${cleanDeclarations(node.block.children.toArray(), place)}}`;
    }
    place.removed.add(quote(generate(node)));
    return '';
  });
  return `@keyframes ${name}{${steps.join('')}}`;
}

/** Two blocks may call their keyframes the same: the scope stands before the name. */
function namesOfKeyframes(sheet: CssNode, scope: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  walk(sheet, (node) => {
    if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'keyframes' || !node.prelude) return;
    const name = generate(node.prelude);
    if (KEYFRAMES_NAME.test(name)) names.set(name, `${scope}-${name}`);
  });
  return names;
}

function childrenOf(node: CssNode): readonly CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : [];
}
