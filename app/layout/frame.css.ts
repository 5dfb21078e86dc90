import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent, inPage } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';

export const frame = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    position: 'relative',
  }),
);

/** Names a part of the frame for statistics, and is no box. */
export const part = style(inComponent({ display: 'contents' }));

// On paper the page stands alone (TRV-07).
globalStyle(`${frame} > :not(main)`, inPage({ '@media': { [onPrint]: { display: 'none' } } }));

export const main = style(
  inComponent({
    flexGrow: 1,
    minWidth: 0,
    // It takes the focus of the skip link alone, and shows it by where the page stands.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
