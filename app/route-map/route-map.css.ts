import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { component } from '../styles/layers.css.ts';
import { from, onPrint, withForcedColours, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { dayId } from './day-id.ts';
import type { LegKind } from './leg-kind.ts';
import type { NameSide } from './route-marks.ts';

const boxContainer = createContainer();
/** Where the map and its list have room beside each other. */
const withRoom = `${boxContainer} (min-width: 560px)`;
const mapContainer = createContainer();
/** Where fewer names have room: `route-marks.ts` knows which. */
const onSmallMap = `${mapContainer} (max-width: 469.99px)`;

/** Around days and their map: a day that is open in it, or that the address names, marks its stop. */
export const marking = style({});

export const withMap = style([
  marking,
  {
    '@layer': {
      [component]: {
        display: 'grid',
        gap: vars.space[24],
        '@media': {
          [`screen and ${from.wide}`]: {
            gridTemplateColumns: 'minmax(0, 1fr) 316px',
            alignItems: 'start',
            columnGap: vars.space[32],
          },
        },
      },
    },
  },
]);

/** The map stands first for who reads, and beside the days for who looks. */
export const beside = style({
  '@layer': {
    [component]: {
      minWidth: 0,
      '@media': {
        [`screen and ${from.wide}`]: {
          gridColumn: 2,
          gridRow: 1,
          position: 'sticky',
          insetBlockStart: '96px',
          // Longer than the screen, with its list unfolded: then it scrolls by itself.
          maxHeight: 'calc(100svh - 112px)',
          overflowY: 'auto',
        },
      },
    },
  },
});

export const days = style({
  '@layer': {
    [component]: {
      minWidth: 0,
      '@media': { [`screen and ${from.wide}`]: { gridColumn: 1, gridRow: 1 } },
    },
  },
});

export const box = style({
  '@layer': {
    [component]: { containerType: 'inline-size', containerName: boxContainer, minWidth: 0 },
  },
});

export const parts = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[12],
      '@container': {
        [withRoom]: {
          gridTemplateColumns: 'minmax(300px, 11fr) 9fr',
          columnGap: vars.space[32],
          alignItems: 'start',
        },
      },
    },
  },
});

export const figure = style({
  '@layer': {
    [component]: {
      maxWidth: '520px',
      '@media': { [onPrint]: { breakInside: 'avoid', maxWidth: '92mm' } },
    },
  },
});

export const map = style({
  '@layer': {
    [component]: {
      position: 'relative',
      containerType: 'inline-size',
      containerName: mapContainer,
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      border: `1px solid ${vars.color.border}`,
      background: vars.tone.info.background,
    },
  },
});

export const drawing = style({
  '@layer': { [component]: { display: 'block', width: '100%', height: 'auto' } },
});

/** The marks have the numbers. */
export const stop = style({
  '@layer': { [component]: { position: 'absolute', listStyle: 'none' } },
});

/** As large as `route-marks.ts` takes it to be. */
const MARK = '26px';

export const mark = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      width: MARK,
      height: MARK,
      margin: `calc(${MARK} / -2)`,
      border: `2px solid ${vars.color.surface}`,
      borderRadius: vars.radius.pill,
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontSize: '0.8125rem',
      fontWeight: 700,
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      printColorAdjust: 'exact',
      selectors: {
        '&:hover': { background: vars.color.accentHover },
        '&:focus-visible': { borderRadius: vars.radius.pill, zIndex: 2 },
      },
      '@media': { [withMotion]: { transition: `transform ${vars.duration} ease-out` } },
    },
  },
});

const nameBase = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      whiteSpace: 'nowrap',
      color: vars.color.text,
      fontSize: '0.8125rem',
      fontWeight: 650,
      lineHeight: '17px',
      paddingInline: '4px',
      borderRadius: vars.radius.small,
      // A line that passes below it takes nothing from its contrast.
      background: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
      '@media': { [withForcedColours]: { background: 'Canvas', color: 'LinkText' } },
    },
  },
});

const AWAY = 'calc(100% + 3px)';
const SIDES: Readonly<Record<NameSide, object>> = {
  right: { left: AWAY },
  left: { right: AWAY },
  above: { bottom: AWAY },
  below: { top: AWAY },
  'above-right': { bottom: AWAY, left: 0 },
  'below-right': { top: AWAY, left: 0 },
  'above-left': { bottom: AWAY, right: 0 },
  'below-left': { top: AWAY, right: 0 },
};
export const name = styleVariants(SIDES, (placed) => [
  nameBase,
  { '@layer': { [component]: placed } },
]);

/** Only where the map is wide enough; elsewhere read out alone. */
export const forWide = style({
  '@layer': { [component]: { '@container': { [onSmallMap]: UNSEEN } } },
});

export const nameless = style({ '@layer': { [component]: UNSEEN } });

export const legend = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[4]} ${vars.space[16]}`,
      paddingBlockStart: vars.space[8],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
    },
  },
});

export const kind = style({
  '@layer': { [component]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8] } },
});

const sampleBase = style({
  '@layer': {
    [component]: { fill: 'none', stroke: vars.color.text, strokeWidth: 2, strokeLinecap: 'round' },
  },
});

/** As `draw-route-map.server.ts` dashes them. */
const SAMPLES: Readonly<Record<LegKind, object>> = {
  road: {},
  train: { strokeDasharray: '7 3', strokeLinecap: 'butt' },
  boat: { strokeDasharray: '0.4 5', strokeWidth: 3.4, stroke: vars.color.link },
  flight: { strokeDasharray: '5.5 4.5', stroke: vars.color.accentText },
  walk: { strokeDasharray: '0.2 4' },
  'cable-car': { strokeDasharray: '6 3.5 0.4 3.5' },
};

export const sample = styleVariants(SAMPLES, (line) => [
  sampleBase,
  { '@layer': { [component]: line } },
]);

/** Unfolded where it has room beside the map, and on paper. */
export const inWords = style({
  '@layer': {
    [component]: {
      minWidth: 0,
      '@supports': {
        [canAlwaysShow]: {
          '@container': { [withRoom]: contentShown },
          '@media': { [onPrint]: contentShown },
        },
      },
    },
  },
});

export const summary = style({
  '@layer': {
    [component]: {
      width: 'fit-content',
      paddingBlock: vars.space[4],
      color: vars.color.link,
      fontSize: vars.fontSize.small,
      fontWeight: 650,
      '@supports': {
        [canAlwaysShow]: {
          '@container': { [withRoom]: { pointerEvents: 'none', color: vars.color.text } },
          '@media': { [onPrint]: { color: vars.color.text } },
        },
      },
    },
  },
});

export const visits = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[8],
      paddingBlockStart: vars.space[8],
      fontSize: vars.fontSize.small,
      '@media': { [onPrint]: { fontSize: '9pt', gap: '3pt' } },
    },
  },
});

export const visit = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      gap: vars.space[8],
      alignItems: 'baseline',
      breakInside: 'avoid',
    },
  },
});

export const number = style({
  '@layer': {
    [component]: { color: vars.color.accentText, fontWeight: 700, textAlign: 'end' },
  },
});

export const place = style({
  '@layer': { [component]: { color: vars.color.text, fontWeight: 650 } },
});

export const way = style({
  '@layer': { [component]: { display: 'block', color: vars.color.textMuted } },
});

/** More days than any travel has. */
const MOST_DAYS = 31;
const marked = Array.from({ length: MOST_DAYS }, (_, index) => {
  const id = `#${dayId(index + 1)}`;
  return `${marking}:has([open] ${id}, ${id}:target) [data-days~="${index + 1}"]`;
});

/** The stops of the days that are open, or that the address names. */
globalStyle(marked.join(', '), {
  '@layer': {
    [component]: {
      zIndex: 1,
      background: vars.color.sun,
      color: vars.color.onSun,
      outline: `2px solid ${vars.color.text}`,
      transform: 'scale(1.2)',
    },
  },
});
