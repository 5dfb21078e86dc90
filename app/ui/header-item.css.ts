/** What links and buttons of the header look like, whoever draws them. */
import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const headerItem = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      minWidth: '44px',
      minHeight: '44px',
      paddingInline: vars.space[12],
      borderRadius: vars.radius.pill,
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
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
