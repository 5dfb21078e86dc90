import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { headerItem } from '../ui/header-item.css.ts';

export const navigation = style({
  '@layer': {
    [component]: {
      display: 'none',
      flexGrow: 1,
      '@media': { [from.desktop]: { display: 'block' } },
    },
  },
});

export const list = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', gap: vars.space[4] },
  },
});

/** An entry in the look that the data asks for. */
export const entry = styleVariants({
  plain: [headerItem],
  accent: [
    headerItem,
    { '@layer': { [component]: { color: vars.color.accentText, fontWeight: 700 } } },
  ],
  button: [
    headerItem,
    {
      '@layer': {
        [component]: {
          paddingInline: vars.space[16],
          background: vars.color.accent,
          color: vars.color.onAccent,
          selectors: { '&:hover': { background: vars.color.accentHover } },
        },
      },
    },
  ],
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

/** Under its entry; with scripts the header's container holds it (`usePanelLeft`). */
const base = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% - 4px)',
      zIndex: 1,
      minWidth: '260px',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: vars.space[12],
      background: vars.color.raised,
      color: vars.color.text,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      selectors: { 'details[data-phase="opening"] > &': { opacity: 0 } },
      '@media': {
        [withMotion]: {
          transition: `opacity ${vars.duration} ease-out, transform ${vars.duration} ease-out`,
          selectors: { 'details[data-phase="opening"] > &': { transform: 'translateY(-8px)' } },
        },
      },
    },
  },
});

export const panel = style([base]);

/** As wide as the container. */
export const megaPanel = style([
  base,
  {
    '@layer': {
      [component]: {
        insetInlineStart: 0,
        display: 'flex',
        gap: vars.space[24],
        width: '100%',
        padding: vars.space[20],
      },
    },
  },
]);
