import { globalStyle, style } from '@vanilla-extract/css';
import { POSTER_NAME, PRESSED_POSTER } from '../listing/card.css.ts';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint, onTallScreen, withLargeText, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { safety } from '../booking/booking.css.ts';
import { section } from './section.css.ts';

export const printNote = style(
  inComponent({
    display: 'none',
    '@media': {
      [onPrint]: {
        display: 'block',
        paddingBlockEnd: '6pt',
        marginBlockEnd: '10pt',
        borderBlockEnd: '1pt solid',
        fontSize: '9pt',
      },
    },
  }),
);

/** Leaves room on the first screen for the title and the price. */
const HEIGHT = 'clamp(240px, min(62vw, 46svh), 520px)';

export const singlePicture = style(
  inComponent({
    position: 'relative',
    height: HEIGHT,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const wall = style(
  inComponent({
    display: 'grid',
    gridAutoFlow: 'column',
    // The edge of the next one shows that there is more.
    gridAutoColumns: '92%',
    gap: vars.space[4],
    height: HEIGHT,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // More than the edge that is seen: what gets the focus there is brought into view.
    scrollPaddingInlineEnd: '10%',
    scrollbarWidth: 'none',
    '@media': {
      [from.desktop]: {
        gridAutoFlow: 'initial',
        // Beside each other: a wider cut would lose the sky or the ground.
        gridTemplateColumns: '2fr 1fr 1fr',
        overflow: 'hidden',
      },
      [onPrint]: { display: 'none' },
    },
  }),
);

const picture = style(
  inComponent({ position: 'relative', overflow: 'hidden', scrollSnapAlign: 'start' }),
);

export const mainPicture = style([picture]);

export const sidePicture = picture;

export const beyondPicture = style([
  picture,
  inComponent({ '@media': { [from.desktop]: { display: 'none' } } }),
]);

/** Its focus ring is inside, since the row cuts off what is around it, and over the picture. */
export const pictureLink = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        inset: '9px',
        outline: `3px solid ${vars.color.focus}`,
        borderRadius: vars.radius.medium,
        // Light beside it, whatever the picture is like.
        boxShadow: `0 0 0 6px ${vars.color.surface}, inset 0 0 0 3px ${vars.color.surface}`,
      },
    },
  }),
);

// Two of one name would end the transition.
globalStyle(
  `:root:not(:has([${PRESSED_POSTER}])) :is(${mainPicture}, ${singlePicture})`,
  inComponent({ '@media': { [withMotion]: { viewTransitionName: POSTER_NAME } } }),
);

/**
 * What a poster shows stands in its lower half, right of the middle, and is above the sheets, which lie over the foot: a
 * test measures it for every travel (`test/e2e/travel-pictures.test.ts`).
 */
globalStyle(`${picture} img, ${singlePicture} img`, inComponent({ objectPosition: '65% 70%' }));

/** How far the sheets lie over the foot of the pictures. */
const OVERLAP = 'clamp(24px, 4vw, 32px)';

export const columns = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"head aside" "main aside"',
        gap: `${vars.space[40]} ${vars.space[32]}`,
      },
      [onPrint]: { display: 'block', paddingBlock: '6pt' },
    },
  }),
);

/** Height of what stays in sight below the header: with large text it grows with its words. */
const BAR_HEIGHT = '3.5rem';
/** Heights of the header, which stays as well. */
const HEADER_HEIGHT = '64px';
const WIDE_HEADER_HEIGHT = '76px';

/** The bar has a row of its own, and an area down to the end: it sticks within it. */
export const columnsWithBar = style([
  columns,
  inComponent({
    gridTemplateRows: `[head] auto [aside] auto [bar] ${BAR_HEIGHT} [main] auto [below] auto [end]`,
    '@media': {
      [from.desktop]: {
        gridTemplateRows: `[head] auto [bar] ${BAR_HEIGHT} [main] 1fr [below] auto [end]`,
        gridTemplateAreas: 'none',
        rowGap: vars.space[24],
      },
    },
  }),
]);

/** Links to parts of the page: one line, which scrolls where it is too long. */
export const sectionBar = style(
  inComponent({
    gridArea: 'bar / 1 / end / 2',
    alignSelf: 'start',
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    height: BAR_HEIGHT,
    marginInline: `calc(-1 * ${vars.space.edge})`,
    paddingInline: vars.space.edge,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: vars.space.edge,
    background: vars.color.background,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': {
      // A low screen is left to what one reads.
      [onTallScreen]: { position: 'sticky', insetBlockStart: HEADER_HEIGHT },
      [from.desktop]: {
        insetBlockStart: WIDE_HEADER_HEIGHT,
        marginInline: 0,
        paddingInline: vars.space[8],
      },
      [onPrint]: { display: 'none' },
    },
  }),
);

export const sectionLink = style(
  inComponent({
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: vars.space[12],
    borderBlockEnd: '3px solid transparent',
    color: vars.color.textMuted,
    fontWeight: 650,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.text },
      // The bar cuts off what is around its links.
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { color: vars.color.accentText, borderBlockEndColor: 'currentColor' },
    },
  }),
);

/** What is led to, or gets the focus, is below header and bar. */
globalStyle(
  `:root:has(${sectionBar})`,
  inComponent({
    '@media': { [onTallScreen]: { scrollPaddingBlockStart: `calc(6rem + ${BAR_HEIGHT})` } },
  }),
);

export const columnsHead = style(
  inComponent({
    minWidth: 0,
    marginBlockStart: `calc(-1 * ${OVERLAP})`,
    '@media': {
      [from.desktop]: {
        gridArea: 'head',
        selectors: { [`${columnsWithBar} > &`]: { gridArea: 'head / 1' } },
      },
      [onPrint]: { margin: 0 },
    },
  }),
);

/** The parts of a travel are many: closer to each other on a phone than those of other pages. */
const SECTION_GAP = `calc(${vars.space.section} - ${vars.space[12]})`;

export const columnsMain = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: SECTION_GAP,
    minWidth: 0,
    selectors: { [`${columnsWithBar} > &`]: { gridArea: 'main / 1' } },
    '@media': { [from.desktop]: { gridArea: 'main' }, [onPrint]: { gap: '11pt' } },
  }),
);

/** As far below the columns as sections are from each other. */
export const columnsBelow = style(
  inComponent({
    gridArea: 'below / 1 / end / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: SECTION_GAP,
    minWidth: 0,
    marginBlockStart: `calc(${SECTION_GAP} - ${vars.space[16]})`,
    '@media': { [onPrint]: { gap: '11pt', marginBlockStart: '11pt' } },
  }),
);

/** A section under the title keeps as far from it as sections do from each other. */
globalStyle(
  `${columnsMain} > ${section}:first-child`,
  inComponent({
    '@media': {
      [`screen and ${from.desktop}`]: {
        marginBlockStart: `calc(${vars.space.section} - ${vars.space[40]})`,
      },
    },
  }),
);

export const aside = style(
  inComponent({
    minWidth: 0,
    scrollMarginBlockStart: vars.space[24],
    '@media': {
      [from.desktop]: {
        gridArea: 'aside',
        marginBlockStart: `calc(-1 * ${OVERLAP})`,
        selectors: { [`${columnsWithBar} > &`]: { gridArea: 'head / 2 / below / 3' } },
      },
      [onPrint]: { margin: 0 },
    },
  }),
);

const IN_SIGHT = { position: 'sticky', insetBlockStart: '96px' } as const;

export const asideSheet = style(
  inComponent({
    // Over the foot of the pictures, as the title's sheet is.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      // It stays in sight where all of it does, and scrolls with the page elsewhere.
      [`${from.desktop} and (min-height: 50em)`]: {
        selectors: { [`&:not(:has(${safety}))`]: IN_SIGHT },
      },
      [`${from.desktop} and (min-height: 62em)`]: IN_SIGHT,
      [onPrint]: { boxShadow: 'none', marginBlockEnd: '8pt' },
    },
  }),
);

/** Opaque: the words on it are readable whatever the poster shows. */
export const titleSheet = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [from.tablet]: { padding: vars.space[32] },
      [onPrint]: { padding: 0, boxShadow: 'none' },
    },
  }),
);

export const breadcrumb = style(inComponent({ '@media': { [onPrint]: { display: 'none' } } }));

export const place = style(inComponent({ color: vars.color.accentText, fontWeight: 650 }));

export const title = style(inComponent({ '@media': { [onPrint]: { fontSize: '18pt' } } }));

export const nonePanel = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[16]} ${vars.space[32]}`,
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const noneWords = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 280px',
    gap: vars.space[12],
    minWidth: 0,
  }),
);

export const noneMessage = style(
  inComponent({ fontFamily: vars.font.display, fontSize: vars.fontSize.title, fontWeight: 700 }),
);

export const noneLinks = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }),
);

/** About its height, which what has the focus keeps clear of. */
const CLEARANCE = '7rem';

/** Where there is no room for the sheet beside the page. */
const NARROW = `screen and ${below.desktop}`;

export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 11,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    padding: `${vars.space[8]} ${vars.space.edge}`,
    paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
    background: vars.color.raised,
    borderBlockStart: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&[data-hidden]': { visibility: 'hidden', transform: 'translateY(100%)' },
    },
    '@media': {
      [withMotion]: {
        transition: `transform ${vars.duration} ease-out, visibility ${vars.duration}`,
      },
      // It would cover most of what is read.
      [withLargeText]: { position: 'static', gap: vars.space[8] },
      [from.desktop]: { display: 'none' },
      [onPrint]: { display: 'none' },
    },
  }),
);

export const barWords = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    // Beside the button, however long they are.
    flex: '1 1 0',
    minWidth: 0,
    lineHeight: vars.lineHeight.snug,
    '@media': { [withLargeText]: { flexBasis: 'auto' } },
  }),
);

/** Beside each other where they have room; then the status is below the date that it is of. */
export const barState = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minWidth: 0,
    fontSize: vars.fontSize.caption,
  }),
);

export const barDate = style(inComponent({ whiteSpace: 'nowrap' }));

globalStyle(
  `${barWords} + *`,
  inComponent({
    flexShrink: 0,
    maxWidth: '60%',
    '@media': { [withLargeText]: { width: '100%', maxWidth: 'none' } },
  }),
);

globalStyle(
  `:root:has(${bar})`,
  inComponent({ '@media': { [NARROW]: { scrollPaddingBlockEnd: CLEARANCE } } }),
);
