import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { TourStatus } from '../../../domain/tour-status.ts';
import { inComponent } from '../../styles/layered.ts';
import { below, from, withForcedColours } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { roundButton } from '../../ui/round-button.css.ts';

export const calendar = styleVariants({
  pages: inComponent({ position: 'relative' }),
  scroll: inComponent({
    minWidth: 0,
    // On the narrowest phones a price fills a day: into the padding around.
    '@media': { [below.phone]: { marginInline: `calc(-1 * ${vars.space[8]})` } },
  }),
});

export const months = styleVariants({
  pages: inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[24],
    alignItems: 'start',
    '@media': { [from.desktop]: { gap: vars.space[40] } },
  }),
  scroll: inComponent({ display: 'grid', gap: vars.space[24] }),
});

/** Of a month far below nothing is drawn. */
export const month = style(
  inComponent({
    minWidth: 0,
    selectors: {
      [`${months.scroll} > &`]: { contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' },
    },
  }),
);

export const title = style(
  inComponent({
    minHeight: '44px',
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    fontSize: vars.fontSize.body,
    selectors: { [`${months.scroll} &`]: { justifyItems: 'start' } },
    // In line with what is above the months, which there are wider.
    '@media': { [below.phone]: { paddingInlineStart: vars.space[8] } },
  }),
);

const stepBase = style([
  roundButton,
  inComponent({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    selectors: { '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' } },
  }),
]);
export const step = styleVariants({
  previous: [stepBase, inComponent({ insetInlineStart: 0 })],
  next: [stepBase, inComponent({ insetInlineEnd: 0 })],
});

export const grid = style(
  inComponent({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
  }),
);

export const weekday = style(
  inComponent({
    height: '28px',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 600,
    textAlign: 'center',
  }),
);

const RADIUS = vars.radius.medium;

export const day = style(
  inComponent({
    height: '52px',
    padding: 0,
    textAlign: 'center',
    verticalAlign: 'middle',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-disabled="true"]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: RADIUS },
      // A band from the first to the last.
      '&[data-place="first"], &[data-place="between"], &[data-place="last"]': {
        background: vars.color.accentSoft,
      },
      '&[data-place="first"]': { borderRadius: `${RADIUS} 0 0 ${RADIUS}` },
      '&[data-place="last"]': { borderRadius: `0 ${RADIUS} ${RADIUS} 0` },
      '&[data-preview]': { background: vars.color.sunken },
    },
    '@media': {
      [withForcedColours]: {
        selectors: {
          '&[data-place="between"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

/** The first and the last day, and one alone. */
const ENDS = '[data-place="first"], [data-place="last"], [data-place="only"]';

export const dayBox = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px',
    height: '52px',
    borderRadius: RADIUS,
    selectors: {
      [`${day}:not([aria-disabled]):hover > &`]: {
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
      },
      [`${day}[aria-current] > &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
      [`${day}:is(${ENDS}) > &`]: {
        background: vars.color.text,
        color: vars.color.background,
      },
    },
    '@media': {
      [withForcedColours]: {
        selectors: {
          [`${day}:is(${ENDS}) > &`]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const number = style(
  inComponent({
    fontSize: vars.fontSize.small,
    fontWeight: 450,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
  }),
);

/** Of a day with departures. */
export const busyNumber = style([number, inComponent({ fontWeight: 750 })]);

/** The lowest price, and the sign of the best status below it. */
export const facts = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
  }),
);
// On the ground of a first or last day its own colour could not be told.
globalStyle(`${day}:is(${ENDS}) ${facts} > :last-child`, inComponent({ color: 'inherit' }));

export const price = style(
  inComponent({
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    // So that two beside each other are two.
    '@media': { [below.phone]: { wordSpacing: '-0.15em', letterSpacing: '-0.02em' } },
  }),
);

const dotBase = style(
  inComponent({
    display: 'block',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '8px',
    height: '8px',
    border: '2px solid currentColor',
    borderRadius: '50%',
    '@media': { [withForcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);

const { positive, notice, info, neutral, critical } = vars.tone;

/** Full where it surely runs, half where it nearly does, hollow where people are still gathered. */
const DOTS = {
  CONFIRMED: { color: positive.text, background: 'currentColor' },
  ALMOST_FULL: {
    color: notice.text,
    background: 'currentColor',
    borderRadius: '1px',
    rotate: '45deg',
  },
  ALMOST_CONFIRMED: {
    color: info.text,
    background: 'linear-gradient(to right, currentColor 50%, transparent 50%)',
  },
  PLANNED: { color: neutral.text },
  WAITING_LIST: { color: neutral.text, borderRadius: '1px' },
  SOLD_OUT: {
    color: critical.text,
    height: '2px',
    marginBlock: '3px',
    border: 0,
    borderRadius: '1px',
    background: 'currentColor',
  },
} as const satisfies Record<TourStatus, object>;

export const dot = styleVariants(DOTS, (look) => [dotBase, inComponent(look)]);
