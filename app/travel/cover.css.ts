import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const cover = style({
  '@layer': { [component]: { position: 'relative' } },
});

/** Opaque: the words on it are readable whatever the poster shows. */
export const sheet = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      marginBlockStart: 'calc(-1 * clamp(24px, 4vw, 56px))',
      padding: vars.space[20],
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.shadow.card,
      '@media': {
        [from.tablet]: { padding: vars.space[32], maxWidth: '860px' },
        [onPrint]: { margin: 0, padding: 0, boxShadow: 'none' },
      },
    },
  },
});

export const breadcrumb = style({
  '@layer': {
    [component]: { '@media': { [onPrint]: { display: 'none' } } },
  },
});

export const place = style({
  '@layer': {
    [component]: { color: vars.color.accentText, fontWeight: 650 },
  },
});

export const title = style({
  '@layer': {
    [component]: { '@media': { [onPrint]: { fontSize: '22pt' } } },
  },
});
