import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const place = style(
  inComponent({
    color: vars.color.accentText,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));

export const fact = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** On the poster; the card is what it is placed in. */
export const corner = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    display: 'flex',
    // Its shape shows on a sunny sky too.
    border: `2px solid ${vars.color.surface}`,
    borderRadius: vars.radius.pill,
  }),
);

export const small = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
  }),
);

/** The link that stretches over the card lies below it. */
export const aboveCardLink = style(inComponent({ position: 'relative', zIndex: 2 }));

/** Below a list. */
export const foot = style(
  inComponent({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    marginBlockStart: vars.space[24],
    textAlign: 'center',
  }),
);

/** On a line of its own. */
export const priceBefore = style(
  inComponent({
    flexBasis: '100%',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
  }),
);

/** At the foot of the card, so that the prices of a row stand on one line. */
export const priceLine = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[8],
  }),
);

/** The poster of a card that was pressed becomes that of the page which it leads to. */
export const POSTER_NAME = 'poster';
/** On the picture of that card. */
export const PRESSED_POSTER = 'data-pressed-poster';

globalStyle(
  `[${PRESSED_POSTER}]`,
  inComponent({ '@media': { [withMotion]: { viewTransitionName: POSTER_NAME } } }),
);
