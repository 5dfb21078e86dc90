import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const wrapper = style(inPrimitive({ position: 'relative', display: 'flex' }));

export const select = style(
  inPrimitive({ appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis' }),
);

export const arrow = style(
  inPrimitive({
    position: 'absolute',
    insetInlineEnd: vars.space[16],
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  }),
);
