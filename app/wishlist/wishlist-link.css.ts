import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem } from '../ui/header-item.css.ts';

const tool = style([
  headerItem,
  inComponent({
    '@media': {
      [`screen and ${below.large}`]: { display: 'none' },
      [onPrint]: { display: 'none' },
    },
  }),
]);

/** As the other lines at the foot of the menu. */
const line = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    minHeight: '60px',
    padding: '12px 16px',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.text,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    '@media': { [`screen and ${from.large}`]: { display: 'none' } },
  }),
);

export const link = { header: tool, menu: line };

export const words = {
  /** The heart alone is seen: there is no room for another word. */
  header: style(inComponent(UNSEEN)),
  menu: style(inComponent({ minWidth: 0 })),
};

export const filled = style(inComponent({ fill: 'currentColor' }));
