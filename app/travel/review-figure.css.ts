import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { sideways } from '../ui/carousel/sideways.ts';

/** The rating of all, and who asked. */
export const total = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8] }),
);

export const summary = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
  }),
);

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const list = style(
  inComponent({
    display: 'grid',
    alignItems: 'stretch',
    gap: vars.space[16],
    '@media': {
      [`screen and ${below.tablet}`]: {
        ...sideways,
        gridAutoFlow: 'column',
        gridAutoColumns: '86%',
        selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
      },
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const review = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    height: '100%',
    padding: vars.space[16],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    breakInside: 'avoid',
  }),
);

globalStyle(`${list} > li`, inComponent({ scrollSnapAlign: 'start', minWidth: 0 }));

/** No line is longer than one reads well, however wide the card is. */
export const words = style(inComponent({ maxWidth: '68ch' }));

export const highlighted = style([
  review,
  inComponent({ borderColor: 'transparent', background: vars.color.sunken }),
]);
