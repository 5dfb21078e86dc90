import { globalStyle, style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const prose = style(
  inPrimitive({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    maxWidth: '68ch',
    // Letters are small on paper, and its width is what there is.
    '@media': { [onPrint]: { maxWidth: 'none', gap: '3pt' } },
    overflowWrap: 'anywhere',
  }),
);

globalStyle(`${prose} ul`, inPrimitive({ listStyle: 'disc', paddingInlineStart: vars.space[20] }));
globalStyle(
  `${prose} ol`,
  inPrimitive({ listStyle: 'decimal', paddingInlineStart: vars.space[24] }),
);
globalStyle(`${prose} li + li`, inPrimitive({ marginBlockStart: vars.space[4] }));
globalStyle(
  `${prose} blockquote`,
  inPrimitive({
    paddingInlineStart: vars.space[16],
    borderInlineStart: `3px solid ${vars.color.accent}`,
  }),
);
