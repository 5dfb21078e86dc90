import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** One under the other in columns: an area with many countries leaves no hole beside it. */
export const areas = style({
  '@layer': {
    [component]: {
      flexGrow: 1,
      // As high as it needs: kept to the panel's height it would begin a fourth column.
      alignSelf: 'flex-start',
      minWidth: 0,
      columnCount: 3,
      columnGap: vars.space[24],
      padding: vars.space[12],
    },
  },
});

export const area = style({
  '@layer': {
    [component]: {
      breakInside: 'avoid',
      selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[32] } },
    },
  },
});

/** Beside the areas, on ground of its own. */
export const aside = style({
  '@layer': {
    [component]: {
      display: 'grid',
      alignContent: 'start',
      flexShrink: 0,
      gap: vars.space[16],
      '@media': {
        [from.desktop]: {
          width: '272px',
          padding: vars.space[16],
          borderRadius: vars.radius.medium,
          background: vars.color.sunken,
        },
      },
    },
  },
});

export const groups = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      flexGrow: 1,
      gap: vars.space[24],
    },
  },
});

export const groupTitle = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[8],
      paddingBlockEnd: vars.space[4],
      paddingInline: vars.space[12],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontWeight: 650,
      textDecoration: 'none',
    },
  },
});

export const links = style({ '@layer': { [component]: { display: 'grid' } } });

export const link = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minHeight: '44px',
      padding: '8px 12px',
      borderRadius: vars.radius.medium,
      color: 'inherit',
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      selectors: {
        'a&:hover': { background: 'color-mix(in srgb, currentcolor 8%, transparent)' },
        '&[aria-current="page"]': { color: vars.color.accentText },
      },
    },
  },
});
