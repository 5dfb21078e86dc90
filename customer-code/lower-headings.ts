import type { Element, Root } from './parse-html.ts';

/**
 * Makes headings of the first rank those of the second, but for the first ones: a page has one (CMS-03).
 *
 * @returns how many more there may be
 */
export function lowerHeadings(parent: Root | Element, most: number): number {
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
