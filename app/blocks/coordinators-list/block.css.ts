import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const person = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[16],
  }),
);

export const words = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const name = style(inComponent({ fontSize: vars.fontSize.lead }));

export const city = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const tabs = style(
  inComponent({ display: 'grid', gap: vars.space[12], marginBlockEnd: vars.space[24] }),
);
