import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { withForcedColours } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { dayId } from './day-id.ts';
import { marking } from './days-with-map.css.ts';
import { mapContainer } from './route-map.css.ts';
import type { NameSide } from './name-box.ts';

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
