import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';

export const note = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': {
        [onPrint]: {
          display: 'block',
          paddingBlockEnd: '6pt',
          marginBlockEnd: '10pt',
          borderBlockEnd: '1pt solid',
          fontSize: '9pt',
        },
      },
    },
  },
});
