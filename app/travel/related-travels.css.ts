import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';
import { card as surface, liftedCard } from '../ui/card.css.ts';

/** The picture beside the words. */
export const card = style([
  surface,
  liftedCard,
  {
    '@layer': {
      [component]: { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' },
    },
  },
]);

// As high as the words, however many there are.
globalStyle(`${card} > img`, {
  '@layer': { [component]: { height: '100%', aspectRatio: 'auto' } },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      minWidth: 0,
      padding: vars.space[16],
    },
  },
});

export const title = style({
  '@layer': { [component]: { fontSize: vars.fontSize.body } },
});

export const length = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } },
});
