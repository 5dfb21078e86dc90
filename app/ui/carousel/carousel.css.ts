import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { from, onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { sideways } from './sideways.ts';

export const carousel = style(inPrimitive({ position: 'relative' }));

/** Scrolls by itself. The script takes it over and moves the track. */
export const viewport = style(
  inPrimitive({
    ...sideways,
    '@media': {
      [from.desktop]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 },
      [onPrint]: { overflow: 'visible' },
    },
    selectors: {
      '&[data-scripted]': {
        marginInline: 0,
        paddingInline: 0,
        overflow: 'hidden',
        scrollSnapType: 'none',
        touchAction: 'pan-y pinch-zoom',
      },
      '&[data-scripted]:active': { cursor: 'grabbing', userSelect: 'none' },
    },
  }),
);

const trackBase = style(
  inPrimitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gap: vars.space[16],
    '@media': {
      [onPrint]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' },
    },
  }),
);

/** How wide the slides are: one and a bit of the next on a phone, so that it is seen to go on. */
const rowTrack = styleVariants(
  {
    /** As many as there is room for, before it scrolls. */
    small: 'minmax(152px, 220px)',
    medium: 'clamp(220px, 76vw, 320px)',
    large: 'min(86vw, 560px)',
  },
  (gridAutoColumns) => [trackBase, inPrimitive({ gridAutoColumns })],
);
export const track = {
  ...rowTrack,
  /** As many as there is room for side by side, and on a phone below each other. */
  months: style([
    trackBase,
    inPrimitive({
      gridAutoFlow: 'row',
      gap: vars.space[32],
      '@media': {
        [`screen and ${from.tablet}`]: {
          gridAutoFlow: 'column',
          gridAutoColumns: `calc((100% - ${vars.space[32]}) / 2)`,
        },
        [`screen and ${from.desktop}`]: {
          gridAutoColumns: `calc((100% - 2 * ${vars.space[32]}) / 3)`,
        },
      },
    }),
  ]),
};
globalStyle(`${trackBase} > *`, inPrimitive({ minWidth: 0, scrollSnapAlign: 'start' }));

/** Above the slides, at their middle; the one that leads nowhere is not there. */
const step = style(
  inPrimitive({
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: 'calc(50% - 22px)',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&:focus-visible': { borderRadius: vars.radius.pill },
      // It keeps its place and its focus, so that the keys still work.
      '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
      '&[aria-disabled="true"]:focus-visible': { opacity: 0.55 },
    },
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const steps = styleVariants({
  previous: [step, inPrimitive({ insetInlineStart: '-12px' })],
  next: [step, inPrimitive({ insetInlineEnd: '-12px' })],
});
