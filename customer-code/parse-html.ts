/** A piece of HTML as browsers read it (SEC-06), as far as reading it costs little (SEC-11). */
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { counter } from './cleaned.ts';

export type Root = Extract<ReturnType<typeof fromParse5>, { readonly type: 'root' }>;
export type Element = Extract<Root['children'][number], { readonly type: 'element' }>;

/** Several times what a long page has. Comments count too, and what a browser adds or opens again. */
const MOST_ELEMENTS = 2_000;
const MOST_ATTRIBUTES = 10_000;
/** What the parser makes around a piece. */
const AROUND = 3;
/** Each is read by a parser of its own. */
const MOST_STYLES = 500;
/** As deep as content may be nested (SEC-11). */
export const MAXIMUM_DEPTH = 64;
/** What is somewhat deeper is cut off there; each end tag looks through all that is open. */
const MOST_OPEN = 4 * MAXIMUM_DEPTH;

/** @throws TooMuch while it reads, before it takes the machine's memory */
export function parseHtml(html: string): Root {
  const treeAdapter = countingAdapter();
  const tree = parseFragment(html, { treeAdapter, scriptingEnabled: false });
  return fromParse5(tree) as Root;
}

function countingAdapter(): typeof defaultTreeAdapter {
  const countElement = counter(MOST_ELEMENTS, 'elements');
  countElement(-AROUND);
  const countAttributes = counter(MOST_ATTRIBUTES, 'attributes');
  const countStyle = counter(MOST_STYLES, 'style attributes');
  const countOpen = counter(MOST_OPEN, 'elements inside of each other');
  return {
    ...defaultTreeAdapter,
    createElement: (tagName, namespace, attributes) => {
      countElement();
      countAttributes(attributes.length);
      if (attributes.some(({ name }) => name === 'style')) countStyle();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    createCommentNode: (data) => {
      countElement();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush: () => countOpen(),
    onItemPop: () => countOpen(-1),
  };
}
