import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const form = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[20],
    minWidth: 0,
  }),
);

export const wishes = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 }),
);

/** Under what is wished: on a phone it has no room beside. */
export const wishNote = style(
  inComponent({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const privacy = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const sum = style(inComponent({ fontSize: vars.fontSize.lead }));
