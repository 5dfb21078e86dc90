/** Parts of the accordion that fold on a phone, and where there is room stand open without its lines. */
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';

/** @param wide media query of where there is room */
export function unfoldedItem(wide: string) {
  return {
    '@media': { [wide]: { borderBlockEnd: 0 } },
    '@supports': { [canAlwaysShow]: { '@media': { [wide]: contentShown } } },
  } as const;
}

/** There is nothing to press where all is shown: only the title in it is seen. */
export function unfoldedSummary(
  wide: string,
  space: Readonly<Record<`padding${string}`, string | 0>>,
) {
  return {
    '@supports': {
      [canAlwaysShow]: {
        '@media': {
          [wide]: { visibility: 'hidden', pointerEvents: 'none', minHeight: 0, ...space },
        },
      },
    },
  } as const;
}
