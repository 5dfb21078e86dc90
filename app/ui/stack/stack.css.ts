import { recipe } from '@vanilla-extract/recipes';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

const gapOf = (gap: string) => inPrimitive({ gap });

export const stack = recipe({
  base: inPrimitive({ display: 'flex', minWidth: 0 }),
  variants: {
    direction: {
      column: inPrimitive({ flexDirection: 'column' }),
      /** In a row that breaks into lines. */
      row: inPrimitive({ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }),
    },
    gap: {
      4: gapOf(vars.space[4]),
      8: gapOf(vars.space[8]),
      12: gapOf(vars.space[12]),
      16: gapOf(vars.space[16]),
      24: gapOf(vars.space[24]),
      32: gapOf(vars.space[32]),
      48: gapOf(vars.space[48]),
      section: gapOf(vars.space.section),
    },
    justify: {
      start: {},
      between: inPrimitive({ justifyContent: 'space-between' }),
      center: inPrimitive({ justifyContent: 'center' }),
    },
  },
  defaultVariants: { direction: 'column', gap: 16, justify: 'start' },
});
