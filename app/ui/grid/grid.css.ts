import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const base = style(
  inPrimitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    '@media': { [from.tablet]: { gap: vars.space[24] } },
  }),
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** One column on a phone; the count on a desktop. */
export const grid = styleVariants(
  { 1: [1, 1], 2: [2, 2], 3: [2, 3], 4: [2, 4] },
  ([half, full]) => [
    base,
    inPrimitive({
      '@media': {
        [from.large]: { gridTemplateColumns: columns(half ?? 1) },
        [from.desktop]: { gridTemplateColumns: columns(full ?? 1) },
      },
    }),
  ],
);
