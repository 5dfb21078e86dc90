import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';

const SIZE = '56px';

/**
 * A row of its own between page and footer, which stays at the lower edge of the screen until one comes to
 * it: at the end of the page it covers nothing.
 */
export const place = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 12,
      display: 'flex',
      justifyContent: 'flex-end',
      padding: `${vars.space[8]} ${vars.space[16]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
      pointerEvents: 'none',
      // Above a notice that stays at the lower edge too.
      selectors: { '&:has(~ aside)': { insetBlockEnd: '44px' } },
      '@media': { [from.desktop]: { paddingInline: vars.space[24] } },
    },
  },
});

// What gets the focus is scrolled to where the button does not stand (A11Y-02).
globalStyle(`:root:has(${place})`, {
  '@layer': { [component]: { scrollPaddingBlockEnd: '88px' } },
});

export const talk = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      minWidth: SIZE,
      height: SIZE,
      borderRadius: vars.radius.pill,
      background: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: vars.shadow.raised,
      fontWeight: 650,
      textDecoration: 'none',
      pointerEvents: 'auto',
      selectors: {
        '&:hover': { background: vars.color.accentHover },
        '&:focus-visible': { borderRadius: vars.radius.pill },
      },
      '@media': {
        [from.wide]: { paddingInline: vars.space[24] },
        [withMotion]: { transition: `background-color ${vars.duration} ease-out` },
      },
    },
  },
});

/** An icon alone where the screen is small: it stands over the page. */
export const words = style({
  '@layer': {
    [component]: { '@media': { 'screen and (max-width: 1279.98px)': UNSEEN } },
  },
});
