import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

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
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const review = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    height: '100%',
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    breakInside: 'avoid',
  }),
);

/** No line is longer than one reads well, however wide the card is. */
export const words = style(inComponent({ maxWidth: '68ch' }));

export const highlighted = style([
  review,
  inComponent({ borderColor: 'transparent', background: vars.color.sunken }),
]);
