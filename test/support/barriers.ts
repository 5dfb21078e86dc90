/** What axe finds on a page against WCAG 2.2 AA, and what it leaves to be measured. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';
/**
 * Why axe cannot tell a ground: there is a picture, a shade, the one of a card around the words, or their
 * box reaches beyond the one that it stands on. Measured, they need their contrast like all others.
 */
const PICTURES = ['bgImage', 'bgGradient', 'imgNode', 'pseudoContent', 'elmPartiallyObscuring'];
/**
 * One character, too short for axe to tell from a drawing. A sign between words has their colour; a digit or a letter is
 * measured.
 */
const SHORT = 'shortTextContent';
/**
 * Nobody reads the words now: they are under something that was opened, or beyond the edge of a row, in
 * which others of the same look are wholly in view.
 */
const COVERED = ['bgOverlap', 'elmPartiallyObscured'];

/** All rules, or those that another colour scheme cannot break. */
export type RuleSet = 'all' | 'markup';

export interface Barriers {
  /** Each with its rule and its element; none on a page that is as it should be. */
  readonly found: readonly string[];
  /** Selectors of words whose ground axe cannot tell: they stand on a picture. */
  readonly onPictures: readonly string[];
}

/** Besides a contrast that has to be measured, what axe is not sure of counts as found. */
export async function findBarriers(page: Page, rules: RuleSet): Promise<Barriers> {
  // Once in a document, axe stays there; to read it in anew takes as long as some of its rules.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, incomplete } = await new AxeBuilder({
    page,
    axeSource: isThere ? ';' : undefined,
  })
    // The pages have no frames, and to gather results of frames takes a page more.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: WCAG_22_AA },
      ...(rules === 'markup' && { rules: { [CONTRAST]: { enabled: false } } }),
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  const onPictures: string[] = [];
  for (const { id, nodes } of incomplete) {
    for (const node of nodes) {
      const reason = (node.any[0]?.data as { messageKey?: string } | null)?.messageKey ?? '';
      const isSign = !/[\p{L}\d]/u.test(node.html.replace(/<[^>]*>/g, ''));
      if (id === CONTRAST && reason === SHORT && isSign) continue;
      if (
        id !== CONTRAST ||
        !(PICTURES.includes(reason) || reason === SHORT || COVERED.includes(reason))
      ) {
        found.push({ id, node });
      } else if (!COVERED.includes(reason)) {
        onPictures.push(node.target.join(' '));
      }
    }
  }
  return {
    found: found.map(({ id, node }) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    onPictures,
  };
}
