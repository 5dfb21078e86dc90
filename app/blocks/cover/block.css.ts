import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const cover = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      minHeight: 'clamp(380px, 52svh, 560px)',
      overflow: 'hidden',
      background: vars.color.ink,
      color: vars.color.onInk,
    },
  },
});

/** One with a search form, which takes more room. */
export const tallCover = style([
  cover,
  { '@layer': { [component]: { minHeight: 'clamp(480px, 74svh, 760px)' } } },
]);

/** Room above the words, for a header that lies over the poster and for the shade to begin softly. */
const HEADROOM = 'clamp(112px, 13vw, 176px)';

/** What the poster is darkened with. */
const SHADE = 'rgb(12 14 32 / 64%)';

/** How far the shade reaches beyond the words before it has faded. */
const FADE = '96px';
/** Upwards as far as the header's own shade, so that no light band is left between them. */
const TOP_FADE = '176px';
const SIDE_FADE = '280px';

/** Full where the words are; what stands beyond them is left alone, and no edge is seen. */
const DOWN = `linear-gradient(to bottom, transparent, rgb(0 0 0 / 45%) calc(${TOP_FADE} * 0.5), #000 ${TOP_FADE}, #000 calc(100% - ${FADE}), rgb(0 0 0 / 38%) calc(100% - ${FADE} * 0.5), transparent)`;
const ACROSS = `linear-gradient(to right, #000 calc(100% - ${SIDE_FADE}), rgb(0 0 0 / 38%) calc(100% - ${SIDE_FADE} * 0.5), transparent)`;

/** Stands above the poster. */
export const foot = style({
  '@layer': {
    [component]: {
      position: 'relative',
      isolation: 'isolate',
      paddingBlock: `${HEADROOM} ${vars.space[32]}`,
      '@media': { [from.tablet]: { paddingBlockEnd: vars.space[48] } },
    },
  },
});

/** What a poster shows stands in its lower half. */
globalStyle(`${cover} img`, { '@layer': { [component]: { objectPosition: 'center 72%' } } });

export const content = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
  },
});

/**
 * Darkens the poster right behind the words, as far as they go and no further: they reach 4.5:1 on any
 * scene, and what stands beside and above them keeps its colours.
 */
export const words = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      width: 'fit-content',
      maxWidth: '48rem',
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: -1,
          insetBlock: `calc(-1 * ${TOP_FADE}) calc(-1 * ${FADE})`,
          // From the edge of the screen on.
          insetInline: `-50vw calc(-1 * ${SIDE_FADE})`,
          background: SHADE,
          maskImage: `${DOWN}, ${ACROSS}`,
          maskComposite: 'intersect',
          pointerEvents: 'none',
        },
      },
    },
  },
});

export const title = style({
  '@layer': { [component]: { fontSize: vars.fontSize.display, textWrap: 'balance' } },
});

export const subtitle = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead, maxWidth: '38rem' } },
});
