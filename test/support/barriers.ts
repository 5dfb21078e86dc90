/** What axe finds on a page against WCAG 2.2 AA, and what it leaves to be measured. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/** All rules, or those alone that another colour scheme can break. */
export type RuleSet = 'all' | 'colours';
const RULES = {
  all: { type: 'tag', values: WCAG_22_AA },
  colours: { type: 'rule', values: [CONTRAST, 'link-in-text-block'] },
} as const;

export interface Barriers {
  /** Each with its rule and its element; none on a page that is as it should be. */
  readonly found: readonly string[];
  /** Selectors of words whose ground axe cannot tell: they stand on a picture. */
  readonly onPictures: readonly string[];
}

/** Besides a contrast that has to be measured, what axe is not sure of counts as found. */
export async function findBarriers(page: Page, rules: RuleSet): Promise<Barriers> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // The pages have no frames, and to gather results of frames takes a page more.
    .setLegacyMode()
    .options({
      runOnly: { type: RULES[rules].type, values: [...RULES[rules].values] },
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    })
    .analyze();
  const unsure = incomplete.filter(({ id }) => id !== CONTRAST);
  return {
    found: [...violations, ...unsure].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    ),
    onPictures: incomplete
      .filter(({ id }) => id === CONTRAST)
      .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
  };
}
