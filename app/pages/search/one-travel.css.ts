import { style } from '@vanilla-extract/css';
import { page } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const travel = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[16],
      '@media': { [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  '@layer': { [page]: { overflow: 'hidden', borderRadius: vars.radius.medium } },
});

export const title = style({ '@layer': { [page]: { fontSize: vars.fontSize.title } } });

export const link = style({
  '@layer': {
    [page]: { color: vars.color.text, selectors: { '&:hover': { color: vars.color.accentText } } },
  },
});

export const note = style({ '@layer': { [page]: { color: vars.color.textMuted } } });

export const group = style({
  '@layer': {
    [page]: { display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 },
  },
});

export const month = style({
  '@layer': {
    [page]: {
      fontSize: vars.fontSize.lead,
      selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    },
  },
});

export const rows = style({ '@layer': { [page]: { display: 'grid', gap: vars.space[8] } } });
