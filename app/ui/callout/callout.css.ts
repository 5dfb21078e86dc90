import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const callout = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    background: vars.tone.info.background,
    color: vars.tone.info.text,
  }),
);
