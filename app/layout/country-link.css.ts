import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';
import { headerItem } from '../ui/header-item.css.ts';

/** From here on the way to a person floats beside the page, and leaves its place in the header free. */
const HAS_ROOM = '(min-width: 1360px)';

export const countryLink = style([
  headerItem,
  {
    '@layer': {
      [component]: {
        display: 'none',
        paddingInline: vars.space[4],
        fontSize: vars.fontSize.small,
        '@media': { [HAS_ROOM]: { display: 'inline-flex' } },
      },
    },
  },
]);
