/** Styles of the travel page, in the order of the page. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent, inPage } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { below, from, onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { stage } from '../../travel/stage.css.ts';
import { liftedCard, card as surface } from '../../ui/card/card.css.ts';
import { fadingEnd, sideways } from '../../ui/carousel/sideways.ts';

export const summary = style(
  inPage({
    maxWidth: '60ch',
    color: vars.color.textMuted,
    '@media': { [from.tablet]: { fontSize: vars.fontSize.lead } },
  }),
);

/** Lists and texts that fold on a phone, beside each other where there is room. */
export const foldedParts = style(
  inPage({
    display: 'grid',
    alignItems: 'start',
    gap: `${vars.space[8]} ${vars.space[32]}`,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        rowGap: vars.space[32],
      },
      [onPrint]: { display: 'block' },
    },
  }),
);

/** What is in the price, and what comes on top of it. */
export const priceParts = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[40],
    '@media': {
      [`screen and ${from.desktop}`]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        columnGap: vars.space[48],
      },
      [onPrint]: { display: 'block' },
    },
  }),
);

export const related = style(
  inPage({
    // Paper is of this travel.
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** Links of the map lead here: its title stays in sight, clear of the header. */
export const day = style(
  inPage({
    scrollMarginBlockStart: '80px',
    containerType: 'inline-size',
    containerName: stage,
  }),
);

export const asideDeparture = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
  }),
);

export const asideLabel = style(
  inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const asideDates = style(
  inPage({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], alignItems: 'baseline' }),
);

export const asideLink = style(inPage({ color: vars.color.text, fontWeight: 650 }));

/** However many there are, the last line is filled: the facts in it are wider. */
export const factList = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
  }),
);

globalStyle(
  `${factList} > div`,
  inComponent({
    flex: '1 1 9rem',
    padding: vars.space[12],
    background: vars.color.sunken,
    '@media': {
      [from.tablet]: { flexBasis: '11rem', padding: `${vars.space[12]} ${vars.space[16]}` },
    },
  }),
);

export const factValue = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    ...longWords,
  }),
);

/** Within a line, so that it is as high as a finger needs it and moves nothing. */
export const factExplained = style(inComponent({ paddingBlock: vars.space[12] }));

export const factNote = style(
  inComponent({
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 400,
  }),
);

export const leaders = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8] }),
);

export const leadersList = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], listStyle: 'none' }),
);

export const departuresPart = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[8],
    '@media': {
      [`screen and ${from.desktop}`]: {
        gridTemplateColumns: '20rem minmax(0, 1fr)',
        gap: vars.space[48],
      },
    },
  }),
);

const departuresColumn = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minWidth: 0,
    '@media': { [from.desktop]: { gap: vars.space[16] } },
  }),
);

export const departuresChoices = departuresColumn;

export const departuresCalendar = style(
  inComponent({
    minWidth: 0,
    '@media': {
      // Below the header and the bar.
      [`screen and ${from.desktop}`]: {
        position: 'sticky',
        insetBlockStart: 'calc(96px + 3.5rem)',
      },
      [onPrint]: { display: 'none' },
    },
  }),
);

export const departuresCalendarPart = style([
  departuresColumn,
  inComponent({ alignItems: 'center', paddingBlockStart: vars.space[8] }),
]);

export const departuresMonth = style(
  inComponent({ position: 'relative', width: '100%', maxWidth: '26rem' }),
);

/** Beside the month's name. */
const monthStepBase = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: '-8px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);
export const monthStep = styleVariants({
  previous: [monthStepBase, inComponent({ insetInlineStart: 0 })],
  next: [monthStepBase, inComponent({ insetInlineEnd: 0 })],
});

export const monthStrip = style(
  inComponent({
    display: 'flex',
    gap: vars.space[8],
    '@media': {
      [`screen and ${below.tablet}`]: { ...sideways, ...fadingEnd },
      [`screen and ${from.tablet}`]: { flexWrap: 'wrap' },
      [onPrint]: { display: 'none' },
    },
  }),
);

globalStyle(`${monthStrip} > a`, inComponent({ flexShrink: 0, scrollSnapAlign: 'start' }));

export const departureForm = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space[12]} ${vars.space[16]}`,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** Where scripts apply each change there is nothing to send; its place stays, so that nothing moves. */
export const departureSend = style(
  inComponent({
    '@media': { [from.large]: { selectors: { '&[data-scripted]': { visibility: 'hidden' } } } },
  }),
);

// Two beside each other on a phone too.
globalStyle(`${departureForm} > div`, inComponent({ flex: '1 1 8.5rem' }));

export const departureList = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
    minWidth: 0,
  }),
);

export const departureCount = style(inComponent({ color: vars.color.textMuted }));

/** Paper has no link to the others: their number, and where they stand (TRV-16). */
export const departuresOnPaper = style(
  inComponent({
    display: 'none',
    '@media': { [onPrint]: { display: 'block', fontSize: '9pt', overflowWrap: 'anywhere' } },
  }),
);

export const departureRows = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    width: '100%',
    // Fragments of a grid may break anywhere; blocks obey.
    '@media': { [onPrint]: { display: 'block' } },
  }),
);

globalStyle(
  `${related} ul`,
  inComponent({
    '@media': {
      [`screen and ${below.large}`]: {
        ...sideways,
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridAutoColumns: '86%',
      },
    },
  }),
);

globalStyle(`${related} li`, inComponent({ scrollSnapAlign: 'start' }));

/** The picture beside the words. */
export const relatedCard = style([
  surface,
  liftedCard,
  inComponent({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' }),
]);

// As high as the words, however many there are.
globalStyle(`${relatedCard} > img`, inComponent({ height: '100%', aspectRatio: 'auto' }));

export const relatedWords = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    padding: vars.space[16],
  }),
);

export const relatedTitle = style(inComponent({ fontSize: vars.fontSize.body }));

export const relatedLength = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
