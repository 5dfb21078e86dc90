import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint, withForcedColours, withLargeText } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const table = style(
  inComponent({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small }),
);

globalStyle(
  `${table} th, ${table} td`,
  inComponent({
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

globalStyle(`${table} tbody th`, inComponent({ fontWeight: 400 }));

export const caption = style(
  inComponent({
    // As far from the words above as a list of facts.
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    fontWeight: 650,
    textAlign: 'start',
  }),
);

/** A note in small print. */
export const smallNote = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

/** Where the stub of a ticket is torn off. */
const NOTCH = '12px';

export const ticket = style(
  inComponent({
    display: 'grid',
    width: '100%',
    maxWidth: '760px',
    minWidth: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    breakInside: 'avoid',
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  }),
);

/** Of a corner inside the border. */
const CORNER = `calc(${vars.radius.card} - 1px)`;

export const ticketPoster = style(
  inComponent({
    position: 'relative',
    minWidth: 0,
    overflow: 'hidden',
    borderStartStartRadius: CORNER,
    borderStartEndRadius: CORNER,
    '@media': { [from.large]: { borderStartEndRadius: 0 } },
  }),
);

globalStyle(
  `${ticketPoster} img`,
  inComponent({
    display: 'block',
    '@media': {
      // Beside the words it is as high as they are.
      [from.large]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
    },
  }),
);

/** On both sides of the tear line. */
const ticketPart = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    minWidth: 0,
    padding: vars.space[20],
    '@media': { [from.large]: { padding: vars.space[24] } },
  }),
);

export const ticketWords = style([
  ticketPart,
  inComponent({
    alignContent: 'start',
    overflowWrap: 'anywhere',
    '@media': { [from.large]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
  }),
]);

export const ticketTitle = style(inComponent({ fontSize: vars.fontSize.title }));

export const ticketFacts = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
    gap: `${vars.space[16]} ${vars.space[20]}`,
    margin: 0,
  }),
);

// The days are the longest, and what one looks for.
globalStyle(`${ticketFacts} > :first-child`, inComponent({ gridColumn: '1 / -1' }));

export const ticketValue = style(inComponent({ margin: 0, fontWeight: 650 }));

export const ticketNote = style([smallNote, inComponent({ display: 'block', fontWeight: 400 })]);

export const ticketStub = style([
  ticketPart,
  inComponent({
    position: 'relative',
    justifyItems: 'start',
    borderBlockStart: `2px dashed ${vars.color.border}`,
    '@media': {
      [from.large]: { gridColumn: '1 / -1' },
      [withForcedColours]: { selectors: { '&::before, &::after': { display: 'none' } } },
    },
    selectors: {
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(-1px - ${NOTCH})`,
        width: `calc(2 * ${NOTCH})`,
        height: `calc(2 * ${NOTCH})`,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.pill,
        background: vars.color.background,
      },
      // The halves that are inside, over the border.
      '&::before': { insetInlineStart: `calc(-1px - ${NOTCH})`, clipPath: 'inset(0 0 0 50%)' },
      '&::after': { insetInlineEnd: `calc(-1px - ${NOTCH})`, clipPath: 'inset(0 50% 0 0)' },
    },
  }),
]);

export const ticketLeader = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[16],
    minWidth: 0,
  }),
);

export const safety = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const safetyFold = style(
  inComponent({
    minWidth: 0,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** As wide as its lines are read well. */
export const safetyBelowList = style(
  inComponent({ maxWidth: '32rem', marginBlockStart: vars.space[12] }),
);

export const safetySummary = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '44px',
    fontWeight: 650,
    selectors: { '&:hover': { color: vars.color.accentText } },
  }),
);

export const safetyArrow = style(
  inComponent({
    marginInlineStart: 'auto',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

export const safetyFacts = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
  }),
);

/** In a bar: a line of its own, below what else is there. */
export const safetyLink = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flexBasis: '100%',
    minHeight: '24px',
    minWidth: 0,
    fontSize: vars.fontSize.caption,
    textDecorationLine: 'underline',
  }),
);

export const safetyTitle = style(inComponent({ fontWeight: 650 }));

export const safetyLines = style(inComponent({ display: 'grid', gap: vars.space[8] }));

export const safetyLine = style(
  inComponent({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minWidth: 0 }),
);

globalStyle(`${safetyLine} > svg`, inComponent({ marginBlockStart: '0.15em' }));

/** In one line, and as high as a finger needs it without moving the lines around. */
export const safetyNumber = style(
  inComponent({
    paddingBlock: vars.space[12],
    whiteSpace: 'nowrap',
    '@media': { [withLargeText]: { whiteSpace: 'normal' } },
  }),
);
