import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from, onShortScreen, onTallScreen, withForcedColours } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Where picture, words and little pictures are all in view, and the picture has what the others leave. */
const IN_ONE_VIEW = `${from.large} and ${onTallScreen}`;

export const gallery = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    minWidth: 0,
    '@media': {
      [IN_ONE_VIEW]: { height: '100%', gridTemplateRows: 'minmax(0, 1fr) auto' },
    },
  }),
);

export const figure = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    '@media': { [IN_ONE_VIEW]: { gridTemplateRows: 'minmax(0, 1fr) auto' } },
  }),
);

export const stage = style(
  inComponent({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    // To the sides is ours; up, down and larger is the browser's.
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    '@media': {
      [IN_ONE_VIEW]: {
        containerType: 'size',
        display: 'grid',
        placeItems: 'center',
        overflow: 'visible',
      },
    },
  }),
);

/** Whole on a wide screen, and as tall as a phone's allows. */
globalStyle(
  `${stage} img`,
  inComponent({
    display: 'block',
    aspectRatio: '4 / 5',
    maxHeight: 'calc(100svh - 260px)',
    '@media': {
      [from.large]: { aspectRatio: '16 / 10' },
      [IN_ONE_VIEW]: {
        width: 'min(100cqw, 160cqh)',
        maxHeight: 'none',
        borderRadius: vars.radius.medium,
      },
      [onShortScreen]: { maxHeight: 'calc(100svh - 120px)' },
    },
  }),
);

const arrowBase = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 24px)',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
    '@media': { [withForcedColours]: { border: '1px solid' } },
  }),
);

export const arrow = styleVariants(
  { previous: { insetInlineStart: vars.space[12] }, next: { insetInlineEnd: vars.space[12] } },
  (side) => [arrowBase, inComponent(side)],
);

export const caption = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    '@media': { [IN_ONE_VIEW]: { justifyContent: 'center' } },
  }),
);

export const place = style(
  inComponent({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const all = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    gap: vars.space[8],
    '@media': {
      [IN_ONE_VIEW]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 96px))',
        justifyContent: 'center',
      },
    },
  }),
);

export const little = style(
  inComponent({
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.small,
    selectors: {
      '&[aria-current]': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '1px' },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
  }),
);
