import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const offer = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[12],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));

export const form = style(
  inComponent({ display: 'grid', justifyItems: 'start', gap: vars.space[12] }),
);

export const isOn = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.tone.positive.text,
    fontWeight: 600,
  }),
);
