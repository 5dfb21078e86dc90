import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const menu = style({ '@layer': { [component]: { position: 'relative' } } });

export const summary = style({
  '@layer': { [component]: { minHeight: '44px' } },
});

export const list = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: `calc(100% + ${vars.space[4]})`,
      zIndex: 10,
      width: 'max-content',
      minWidth: '100%',
      maxWidth: `calc(100vw - 2 * ${vars.space.edge})`,
      padding: vars.space[8],
      background: vars.color.raised,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[16],
      minHeight: '44px',
      padding: '8px 12px',
      borderRadius: vars.radius.medium,
      color: vars.color.text,
      textDecoration: 'none',
      selectors: {
        '&:hover': { background: vars.color.sunken },
        '&[aria-current]': { fontWeight: 650 },
      },
    },
  },
});
