/** What axe finds on a page against WCAG 2.2 AA, and what it cannot tell. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each barrier with its rule and its element; none on a page that is as it should be. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // In one frame: the pages have no other, and another page for the results takes its time.
    .setLegacyMode()
    .options({
      runOnly: WCAG_22_AA,
      resultTypes: ['violations', 'incomplete'],
      preload: false,
      // Only `violations` and `incomplete` are looked at.
      selectors: true,
    })
    .analyze();
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, any, all, none }) => ({ target, check: [...any, ...all, ...none][0] }))
      .filter(({ check }) => !isTriaged(check?.data as { messageKey?: string } | null | undefined))
      .map(({ target, check }) => `${id} at ${target.join(' ')}: ${check?.message}`),
  );
}

/**
 * What axe cannot tell and people have looked at: words on a poster. Their colours are chosen for the
 * poster's darkest and lightest ones, and `test/accessibility/contrast.test.ts` measures them.
 */
const TRIAGED = ['bgGradient', 'bgImage', 'imgNode'];

function isTriaged(data: { readonly messageKey?: string } | null | undefined): boolean {
  return data?.messageKey !== undefined && TRIAGED.includes(data.messageKey);
}
