import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem } from '../ui/header-item.css.ts';

export const link = style([
  headerItem,
  inComponent({
    '@media': {
      [`screen and ${below.large}`]: { paddingInline: vars.space[4] },
      [onPrint]: { display: 'none' },
    },
  }),
]);

/** The heart alone is seen: the header has no room for another word. */
export const words = style(inComponent(UNSEEN));

export const filled = style(inComponent({ fill: 'currentColor' }));
