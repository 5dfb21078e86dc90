import {
  type ComplexStyleRule,
  createContainer,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint, withForcedColours } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { dayId } from './day-id.ts';
import { BESIDE_DOT, BESIDE_MARK, type NameSide } from './name-box.ts';
import type { LegKind } from './route-stops.ts';

/** Around days and their map: without scripts a day that is open in it, or that the address names, marks its stop. */
export const marking = style({});

export const withMap = style([
  marking,
  inComponent({
    display: 'grid',
    gap: vars.space[12],
    '@media': {
      [`screen and ${from.wide}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) 316px',
        alignItems: 'start',
        columnGap: vars.space[32],
      },
    },
  }),
]);

/** The map stands first for who reads, and beside the days for who looks. */
export const beside = style(
  inComponent({
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
  }),
);

export const days = style(
  inComponent({
    minWidth: 0,
    '@media': { [`screen and ${from.wide}`]: { gridColumn: 1, gridRow: 1 } },
  }),
);

// A phone shows a whole itinerary at a glance; a finger still has room.
globalStyle(
  `${days} summary`,
  inComponent({
    '@media': {
      [`screen and ${below.tablet}`]: { minHeight: '48px', paddingBlock: vars.space[8] },
    },
  }),
);

export const boxContainer = createContainer();
/** Where the map and its list have room beside each other. */
export const withRoom = `${boxContainer} (min-width: 560px)`;
export const mapContainer = createContainer();

export const box = style(
  inComponent({ containerType: 'inline-size', containerName: boxContainer, minWidth: 0 }),
);

export const parts = style(
  inComponent({
    display: 'grid',
    gap: vars.space[12],
    '@container': {
      [withRoom]: {
        gridTemplateColumns: 'minmax(300px, 11fr) 9fr',
        columnGap: vars.space[32],
        alignItems: 'start',
      },
    },
  }),
);

export const figure = style(
  inComponent({
    maxWidth: '520px',
    '@media': { [onPrint]: { breakInside: 'avoid', maxWidth: '92mm' } },
  }),
);

export const map = style(
  inComponent({
    position: 'relative',
    containerType: 'inline-size',
    containerName: mapContainer,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.tone.info.background,
  }),
);

export const drawing = style(inComponent({ display: 'block', width: '100%', height: 'auto' }));

export const legend = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    paddingBlockStart: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const kind = style(
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }),
);

const sampleBase = style(
  inComponent({ fill: 'none', stroke: vars.color.text, strokeWidth: 2, strokeLinecap: 'round' }),
);

/** As `draw-route-map.server.ts` dashes them. */
const SAMPLES: Readonly<Record<LegKind, object>> = {
  road: {},
  train: { strokeDasharray: '7 3', strokeLinecap: 'butt' },
  boat: { strokeDasharray: '0.4 5', strokeWidth: 3.4, stroke: vars.color.link },
  flight: { strokeDasharray: '5.5 4.5', stroke: vars.color.accentText },
  walk: { strokeDasharray: '0.2 4' },
  'cable-car': { strokeDasharray: '6 3.5 0.4 3.5' },
};

export const sample = styleVariants(SAMPLES, (line) => [sampleBase, inComponent(line)]);

/** Unfolded where it has room beside the map, and on paper. */
export const inWords = style(
  inComponent({
    minWidth: 0,
    '@supports': {
      [canAlwaysShow]: {
        '@container': { [withRoom]: contentShown },
        '@media': { [onPrint]: contentShown },
      },
    },
  }),
);

export const summary = style(
  inComponent({
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
  }),
);

export const visits = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { fontSize: '8.5pt', gap: '2pt', lineHeight: '1.3' } },
  }),
);

export const visit = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'baseline',
    breakInside: 'avoid',
  }),
);

export const number = style(
  inComponent({ color: vars.color.accentText, fontWeight: 700, textAlign: 'end' }),
);

export const place = style(inComponent({ color: vars.color.text, fontWeight: 650 }));

export const way = style(
  inComponent({
    display: 'block',
    color: vars.color.textMuted,
    // In one line with its stop.
    '@media': { [onPrint]: { display: 'inline' } },
    selectors: { '&::before': { '@media': { [onPrint]: { content: "' · '" } } } },
  }),
);

/** Where fewer names have room: `route-marks.ts` knows which. */
const onSmallMap = `${mapContainer} (max-width: 469.99px)`;

/** The marks have the numbers. */
export const stop = style(inComponent({ position: 'absolute', listStyle: 'none' }));

/** As large as `route-marks.ts` takes it to be. */
const MARK = '26px';
/** What stands in the mark is placed from within it. */
const BORDER = '2px';

export const mark = style(
  inComponent({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    margin: `calc(${MARK} / -2)`,
    border: `${BORDER} solid ${vars.color.surface}`,
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
  }),
);

export const nameBase = style(
  inComponent({
    position: 'absolute',
    // Where two lines are shorter, the break is in the text.
    whiteSpace: 'pre',
    color: vars.color.text,
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: '17px',
    paddingInline: '4px',
    borderRadius: vars.radius.small,
    // A line that passes below it takes nothing from its contrast.
    background: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
    '@media': { [withForcedColours]: { background: 'Canvas', color: 'LinkText' } },
  }),
);

const AWAY = `calc(100% + ${BORDER} + 3px)`;
const EDGE = `-${BORDER}`;
const SIDES: Readonly<Record<NameSide, object>> = {
  right: { left: AWAY },
  left: { right: AWAY },
  above: { bottom: AWAY },
  below: { top: AWAY },
  'above-right': { bottom: AWAY, left: EDGE },
  'below-right': { top: AWAY, left: EDGE },
  'above-left': { bottom: AWAY, right: EDGE },
  'below-left': { top: AWAY, right: EDGE },
};
export const name = styleVariants(SIDES, (placed) => [nameBase, inComponent(placed)]);

/** From the middle of the mark, whence the map moves it to the end of its line. */
const MIDDLE = '50%';
const LED_SIDES: Readonly<Record<NameSide, object>> = {
  ...SIDES,
  right: { left: MIDDLE },
  left: { right: MIDDLE },
  above: { bottom: MIDDLE },
  below: { top: MIDDLE },
};
export const ledName = styleVariants(LED_SIDES, (placed) => [nameBase, inComponent(placed)]);

/** Only where the map is wide enough; elsewhere read out alone. */
export const forWide = style(inComponent({ '@container': { [onSmallMap]: UNSEEN } }));

export const nameless = style(inComponent(UNSEEN));

/** Around stops that are marked by which days are open. */
export const byOpenDays = style({});

/** More days than any travel has. */
const MOST_DAYS = 31;
const ofOpenDays = Array.from({ length: MOST_DAYS }, (_, index) => {
  const id = `#${dayId(index + 1)}`;
  return `${marking}:has([open] ${id}, ${id}:target) ${byOpenDays} [data-days~="${index + 1}"]`;
});

/** The stop of the day that was opened last; before that is known, those of the days that are open. */
globalStyle(
  [...ofOpenDays, `${mark}[data-marked]`].join(', '),
  inComponent({
    zIndex: 1,
    background: vars.color.sun,
    color: vars.color.onSun,
    outline: `2px solid ${vars.color.text}`,
    // Larger without what stands in it, whose places are measured.
    borderColor: vars.color.sun,
    boxShadow: `0 0 0 2px ${vars.color.sun}`,
    outlineOffset: '2px',
  }),
);

export const window = style(inComponent({ position: 'absolute', inset: 0, overflow: 'hidden' }));

/** As large as `stop-map.tsx` has it. */
export const stopMap = style(inComponent({ position: 'absolute' }));

export const stopMapDrawing = style(
  inComponent({ display: 'block', width: '100%', height: 'auto' }),
);

export const stopMapMark = style([
  mark,
  inComponent({
    background: vars.color.sun,
    color: vars.color.onSun,
    outline: `2px solid ${vars.color.text}`,
  }),
]);

/** Moved from the middle of what it is the name of, as `name-box.ts` measures it. */
function sides({ half, gap }: typeof BESIDE_MARK): Readonly<Record<NameSide, string>> {
  const away = `${half + gap}px`;
  const back = `calc(-100% - ${away})`;
  const [onward, toEdge] = [`${-half}px`, `calc(-100% + ${half}px)`];
  return {
    right: `${away} -50%`,
    left: `${back} -50%`,
    above: `-50% ${back}`,
    below: `-50% ${away}`,
    'above-right': `${onward} ${back}`,
    'below-right': `${onward} ${away}`,
    'above-left': `${toEdge} ${back}`,
    'below-left': `${toEdge} ${away}`,
  };
}

const named = (translate: string): ComplexStyleRule => [nameBase, inComponent({ translate })];
export const markName = styleVariants(sides(BESIDE_MARK), named);
export const dotName = styleVariants(sides(BESIDE_DOT), named);
