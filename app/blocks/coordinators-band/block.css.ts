import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { below, from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { sideways } from '../../ui/carousel/sideways.ts';

/** Set off from what is above and below it, which stands on the page. */
export const band = style(
  inComponent({
    marginBlock: `calc(${vars.space.section} / 2)`,
    paddingBlock: vars.space.section,
    background: vars.color.ink,
    color: vars.color.onInk,
  }),
);

export const subtitle = style(
  inComponent({
    maxWidth: '46rem',
    marginBlockStart: vars.space[8],
    color: vars.color.onInkMuted,
    fontSize: vars.fontSize.lead,
  }),
);

/** On a phone a row that scrolls sideways, with a bit of the next one to see. */
export const people = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    marginBlock: vars.space[32],
    padding: 0,
    listStyle: 'none',
    '@media': {
      [below.tablet]: {
        ...sideways,
        position: 'relative',
        gridAutoFlow: 'column',
        gridAutoColumns: 'min(42%, 200px)',
      },
      [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    },
  }),
);

export const person = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    scrollSnapAlign: 'start',
  }),
);

export const name = style(
  inComponent({ marginBlockStart: vars.space[8], fontSize: vars.fontSize.lead }),
);

export const link = style(
  inComponent({
    color: 'inherit',
    selectors: { '&:focus-visible': { outlineColor: 'currentcolor' } },
  }),
);

export const words = style(
  inComponent({ color: vars.color.onInkMuted, fontSize: vars.fontSize.small }),
);
