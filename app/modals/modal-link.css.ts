import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { button } from '../ui/button/button.css.ts';
import { fadingEnd } from '../ui/carousel/sideways.ts';

export const row = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    '@media': {
      // One line on a phone, which goes on sideways; with room for the focus around what is in it.
      [below.large]: {
        flexWrap: 'nowrap',
        margin: `calc(-1 * ${vars.space[8]}) calc(-1 * ${vars.space[16]})`,
        padding: `${vars.space[8]} ${vars.space[16]}`,
        scrollPaddingInline: vars.space[16],
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        ...fadingEnd,
      },
      [onPrint]: { display: 'none' },
    },
  }),
);

globalStyle(`${row} > *`, inComponent({ '@media': { [below.large]: { flexShrink: 0 } } }));

/** Seen to be a button, and quieter than the one that the page is about. */
export const quietButton = style([
  button({ variant: 'quiet', size: 'small' }),
  inComponent({
    background: vars.color.sunken,
    borderColor: vars.color.border,
    selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  }),
]);
