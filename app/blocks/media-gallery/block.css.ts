import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const figure = style(inComponent({ display: 'grid', gap: vars.space[8] }));

export const link = style(
  inComponent({
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
  }),
);

export const caption = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const by = style(inComponent({ display: 'block' }));
