import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';

export const note = style(
  inComponent({
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
  }),
);
