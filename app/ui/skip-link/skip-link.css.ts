import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const skipLink = style(
  inPrimitive({
    position: 'absolute',
    insetInlineStart: vars.space[16],
    insetBlockStart: 0,
    zIndex: 100,
    padding: '12px 20px',
    borderRadius: vars.radius.medium,
    background: vars.color.ink,
    color: vars.color.onInk,
    fontWeight: 650,
    transform: 'translateY(-120%)',
    selectors: {
      '&:focus': { transform: 'translateY(12px)', outlineColor: vars.color.sun },
    },
  }),
);
