import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Leaves room on the first screen for the title and the price. */
const HEIGHT = 'clamp(240px, min(62vw, 46svh), 520px)';

export const single = style(
  inComponent({
    position: 'relative',
    height: HEIGHT,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const wall = style(
  inComponent({
    display: 'grid',
    gridAutoFlow: 'column',
    // The edge of the next one shows that there is more.
    gridAutoColumns: '92%',
    gap: vars.space[4],
    height: HEIGHT,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // More than the edge that is seen: what gets the focus there is brought into view.
    scrollPaddingInlineEnd: '10%',
    scrollbarWidth: 'none',
    '@media': {
      [from.desktop]: {
        gridAutoFlow: 'initial',
        // Beside each other: a wider cut would lose the sky or the ground.
        gridTemplateColumns: '2fr 1fr 1fr',
        overflow: 'hidden',
      },
      [onPrint]: { display: 'none' },
    },
  }),
);

const cell = style(
  inComponent({ position: 'relative', overflow: 'hidden', scrollSnapAlign: 'start' }),
);

export const main = cell;

export const side = cell;

export const beyond = style([
  cell,
  inComponent({ '@media': { [from.desktop]: { display: 'none' } } }),
]);

/** Its focus ring is inside, since the row cuts off what is around it, and over the picture. */
export const link = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        inset: '9px',
        outline: `3px solid ${vars.color.focus}`,
        borderRadius: vars.radius.medium,
        // Light beside it, whatever the picture is like.
        boxShadow: `0 0 0 6px ${vars.color.surface}, inset 0 0 0 3px ${vars.color.surface}`,
      },
    },
  }),
);

/** The sheet of the title lies over the foot: what is cut away is more of the foot than of sun and summit. */
globalStyle(`${cell} img, ${single} img`, inComponent({ objectPosition: 'center 25%' }));
