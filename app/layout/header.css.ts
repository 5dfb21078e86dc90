import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const header = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      top: 0,
      zIndex: 20,
      background: vars.color.surface,
      color: vars.color.text,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      '@media': { [onPrint]: { position: 'static' } },
    },
  },
});

/** A line of no height: what follows begins under the header, not below it. */
export const overPage = style({
  '@layer': { [component]: { position: 'relative', zIndex: 20, height: 0 } },
});

/** Over the page's cover (RTE-08): words in light on a shade that the sky of any poster bears. */
export const transparent = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetInline: 0,
      background: 'transparent',
      color: vars.color.onInk,
      borderBlockEnd: 0,
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 0,
          // Reaches below the header, into where the cover's own shade has begun: no light strip between.
          height: '260%',
          zIndex: -1,
          pointerEvents: 'none',
          background: `linear-gradient(rgb(12 14 32 / 76%), rgb(12 14 32 / 66%) 38%, rgb(12 14 32 / 0%))`,
        },
      },
    },
  },
});

export const inner = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[16],
      minHeight: '64px',
      '@media': { [from.desktop]: { minHeight: '76px' } },
    },
  },
});

export const tools = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'center', gap: vars.space[4] } },
});

export const toolLink = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      minWidth: '44px',
      minHeight: '44px',
      paddingInline: vars.space[12],
      borderRadius: vars.radius.pill,
      color: 'inherit',
      fontWeight: 650,
      textDecoration: 'none',
      selectors: {
        '&:hover': { background: `color-mix(in srgb, currentcolor 10%, transparent)` },
        '&:focus-visible': { borderRadius: vars.radius.pill, outlineColor: 'currentcolor' },
      },
    },
  },
});

/** Words beside an icon that a phone has no room for; they stay for screen readers. */
export const toolWords = style({
  '@layer': {
    [component]: {
      '@media': {
        'screen and (max-width: 639.98px)': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
