import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint } from '../styles/media.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem, menuSetting } from '../ui/header-item.css.ts';

const tool = style([
  headerItem,
  inComponent({
    '@media': {
      [`screen and ${below.large}`]: { display: 'none' },
      [onPrint]: { display: 'none' },
    },
  }),
]);

const line = style([
  menuSetting,
  inComponent({ '@media': { [`screen and ${from.large}`]: { display: 'none' } } }),
]);

export const link = { header: tool, menu: line };

export const words = {
  /** The heart alone is seen: there is no room for another word. */
  header: style(inComponent(UNSEEN)),
  menu: style(inComponent({ minWidth: 0 })),
};

export const filled = style(inComponent({ fill: 'currentColor' }));
