import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

const HEIGHT = 'clamp(280px, 62vw, 520px)';

export const single = style({
  '@layer': {
    [component]: {
      position: 'relative',
      height: HEIGHT,
      '@media': { [onPrint]: { display: 'none' } },
    },
  },
});

export const wall = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridAutoFlow: 'column',
      // The edge of the next one shows that there is more.
      gridAutoColumns: '92%',
      gap: vars.space[4],
      height: HEIGHT,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '@media': {
        [from.desktop]: {
          gridAutoFlow: 'initial',
          gridTemplateColumns: '2fr 1fr',
          gridTemplateRows: '1fr 1fr',
          overflow: 'hidden',
        },
        [onPrint]: { display: 'none' },
      },
    },
  },
});

const cell = style({
  '@layer': { [component]: { position: 'relative', overflow: 'hidden', scrollSnapAlign: 'start' } },
});

export const main = style([
  cell,
  { '@layer': { [component]: { '@media': { [from.desktop]: { gridRow: '1 / 3' } } } } },
]);

export const side = cell;

export const beyond = style([
  cell,
  { '@layer': { [component]: { '@media': { [from.desktop]: { display: 'none' } } } } },
]);

/** What a poster shows stands in its lower half, over which the sheet of the title lies. */
globalStyle(`${main} img, ${single} img`, {
  '@layer': { [component]: { '@media': { [from.desktop]: { objectPosition: 'center 75%' } } } },
});
