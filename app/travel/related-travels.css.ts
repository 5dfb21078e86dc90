import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';
import { card as surface, liftedCard } from '../ui/card/card.css.ts';

/** The picture beside the words. */
export const card = style([
  surface,
  liftedCard,
  inComponent({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' }),
]);

// As high as the words, however many there are.
globalStyle(`${card} > img`, inComponent({ height: '100%', aspectRatio: 'auto' }));

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    padding: vars.space[16],
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.body }));

export const length = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
