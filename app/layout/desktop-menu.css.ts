import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const navigation = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': { [from.desktop]: { display: 'block' } },
    },
  },
});

export const list = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] },
  },
});

export const item = style({ '@layer': { [component]: { position: 'relative' } } });

/** The panel of a mega-menu is as wide as the header, so its entry holds it not. */
export const megaItem = style({ '@layer': { [component]: { position: 'static' } } });

export const entry = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '44px',
      paddingInline: vars.space[12],
      borderRadius: vars.radius.pill,
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
        '&:focus-visible': { borderRadius: vars.radius.pill, outlineColor: 'currentcolor' },
        '&[aria-current="page"]': {
          textDecoration: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.4em',
        },
      },
    },
  },
});

export const arrow = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      '@media': { [withMotion]: { transition: `transform ${vars.duration} ease-out` } },
      selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
    },
  },
});

export const panel = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 4px)',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: '260px',
      padding: vars.space[16],
      background: vars.color.raised,
      color: vars.color.text,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const megaPanel = style({
  '@layer': {
    [component]: {
      insetInline: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      gap: vars.space[32],
      padding: vars.space[32],
    },
  },
});

export const columnTitle = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[8],
      paddingBlockEnd: vars.space[8],
      paddingInline: vars.space[12],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontWeight: 650,
      textDecoration: 'none',
    },
  },
});

export const subEntry = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '44px',
      padding: '8px 12px',
      borderRadius: vars.radius.medium,
      color: 'inherit',
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      selectors: { 'a&:hover': { background: vars.color.sunken } },
    },
  },
});

export const linkList = style({ '@layer': { [component]: { display: 'grid' } } });
