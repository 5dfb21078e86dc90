import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Scrolls by itself, without scripts; the edges of the screen bound it, not those of the content. */
export const row = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(152px, 220px)',
      gap: vars.space[16],
      marginInline: `calc(-1 * ${vars.space.edge})`,
      paddingInline: vars.space.edge,
      paddingBlock: vars.space[8],
      scrollPaddingInline: vars.space.edge,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      '@media': { [from.desktop]: { marginInline: 0, paddingInline: 0 } },
    },
  },
});

export const area = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'grid',
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      background: vars.color.ink,
      color: vars.color.onInk,
      scrollSnapAlign: 'start',
      selectors: {
        // Poster and words lie in one cell; between them the poster's foot is darkened.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '30% 0 0',
          background: 'linear-gradient(to top, rgb(12 14 32 / 90%) 30%, rgb(12 14 32 / 0%))',
        },
      },
    },
  },
});
globalStyle(`${area} > *, ${area} > picture > img`, {
  '@layer': { [component]: { gridArea: '1 / 1' } },
});

export const words = style({
  '@layer': {
    [component]: {
      alignSelf: 'end',
      // Above the shade; not positioned, so that the link stretches over the poster and not these alone.
      zIndex: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      padding: vars.space[16],
    },
  },
});

export const name = style({
  '@layer': {
    [component]: {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.lead,
      fontWeight: 750,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const count = style({
  '@layer': {
    [component]: { fontSize: vars.fontSize.small, fontVariantNumeric: 'tabular-nums' },
  },
});
