import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { withRoomBeside } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { headerItem } from '../ui/header-item.css.ts';

export const countryLink = style([
  headerItem,
  inComponent({
    display: 'none',
    paddingInline: vars.space[4],
    fontSize: vars.fontSize.small,
    // The way to a person floats beside the page then, and leaves its place in the header free.
    '@media': { [withRoomBeside]: { display: 'inline-flex' } },
  }),
]);
