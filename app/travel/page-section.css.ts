import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 }),
);

export const heading = style(
  inComponent({
    fontSize: vars.fontSize.heading,
    '@media': { [onPrint]: { fontSize: '12.5pt', breakAfter: 'avoid' } },
  }),
);
