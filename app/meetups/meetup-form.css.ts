import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const form = style(inComponent({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

const grid = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // What is wrong with a field stands below it: the others keep their line.
    alignItems: 'start',
    gap: vars.space[12],
    '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

const span = style(inComponent({ gridColumn: '1 / -1', minWidth: 0 }));

/** What is as wide as both days, where these are beside each other. */
export const whole = styleVariants({
  bar: [span, inComponent({ '@media': { [from.desktop]: { gridColumn: 'auto' } } })],
  stacked: [span],
});

export const fields = styleVariants({
  /** The days beside each other, and a bar of all fields on a desktop. */
  bar: [
    grid,
    inComponent({
      padding: vars.space[16],
      background: vars.color.raised,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto',
          padding: vars.space[20],
        },
      },
    }),
  ],
  stacked: [grid],
});

const button = style(
  inComponent({ display: 'grid', gap: vars.space[4], gridTemplateRows: 'minmax(48px, auto)' }),
);

/** As high as the fields, and where it is beside them, below a line as high as their labels. */
export const submit = styleVariants({
  bar: [
    button,
    inComponent({
      '@media': {
        [from.desktop]: {
          gridTemplateRows: 'auto minmax(48px, auto)',
          '::before': { content: '"\\00a0"', fontSize: vars.fontSize.small },
        },
      },
    }),
  ],
  stacked: [button],
});

export const shortcuts = style(inComponent({ display: 'grid', gap: vars.space[8], minWidth: 0 }));

export const label = style(inComponent({ fontSize: vars.fontSize.small, fontWeight: 650 }));
