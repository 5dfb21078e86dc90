import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const menu = style({
  '@layer': {
    [component]: { '@media': { [from.desktop]: { display: 'none' } } },
  },
});

export const panel = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: `calc(-1 * ${vars.space.edge})`,
      maxHeight: 'calc(100dvh - 64px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `${vars.space[8]} ${vars.space.edge} ${vars.space[32]}`,
      background: vars.color.raised,
      color: vars.color.text,
      borderBlockStart: `1px solid ${vars.color.border}`,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** One icon while it is closed, another while it is open. */
export const whenClosed = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      selectors: { 'details[open] > summary > &': { display: 'none' } },
    },
  },
});
export const whenOpen = style({
  '@layer': {
    [component]: {
      display: 'none',
      selectors: { 'details[open] > summary > &': { display: 'inline-flex' } },
    },
  },
});

export const list = style({ '@layer': { [component]: { display: 'grid' } } });

export const entry = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '52px',
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.border}`,
      color: 'inherit',
      fontSize: vars.fontSize.lead,
      fontWeight: 650,
      lineHeight: vars.lineHeight.snug,
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
      paddingBlock: vars.space[8],
      color: 'inherit',
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
    },
  },
});

export const groupTitle = style([
  subEntry,
  { '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } } },
]);

export const subList = style({
  '@layer': { [component]: { display: 'grid', paddingInlineStart: vars.space[16] } },
});
