import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Where it may be, a closed `<details>` shows its content; elsewhere the summary stays and opens it. */
const canAlwaysShow = 'selector(::details-content)';
const shown = {
  selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
} as const;

export const fold = style({
  '@layer': {
    [primitive]: {
      minWidth: 0,
      '@supports': { [canAlwaysShow]: { '@media': { [from.desktop]: shown, [onPrint]: shown } } },
    },
  },
});

export const summary = style({
  '@layer': {
    [primitive]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '48px',
      fontWeight: 650,
      selectors: {
        '&:hover': { color: vars.color.accentText },
        '&[hidden]': { display: 'none' },
      },
      '@supports': {
        [canAlwaysShow]: {
          '@media': { [from.desktop]: { display: 'none' }, [onPrint]: { display: 'none' } },
        },
      },
    },
  },
});

export const arrow = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      marginInlineStart: 'auto',
      selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
    },
  },
});
