import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { button } from '../ui/button/button.css.ts';

export const row = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** Seen to be a button, and quieter than the one that the page is about. */
export const quietButton = style([
  button({ variant: 'quiet', size: 'small' }),
  inComponent({
    background: vars.color.sunken,
    borderColor: vars.color.border,
    selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  }),
]);
