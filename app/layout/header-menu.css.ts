import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { inComponent } from '../styles/layered.ts';
import { below, from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { headerItemRules } from '../ui/header-item.css.ts';

/** Its button and what that opens; the header's row holds both. */
export const whole = style(inComponent({ display: 'contents' }));

/** The button stands at the end of the row, and comes before the sheet for who goes by keyboard. */
export const menu = style(
  inComponent({
    order: 1,
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);

// The page behind the sheet stays where it is (LAY-11).
globalStyle(
  `:root:has(${menu}[open])`,
  inComponent({ '@media': { [below.desktop]: { overflow: 'hidden' } } }),
);

// A box of its own, not one in a line of text, which larger text makes higher than the button.
globalStyle(`${menu} > summary`, inComponent({ display: 'flex' }));

/** Height of the row that the sheet begins with: the button that closes it stands there. */
const ROW = '64px';

globalStyle(
  `${menu}[open] > summary`,
  inComponent({
    position: 'fixed',
    insetBlockStart: '10px',
    insetInlineEnd: vars.space.edge,
    zIndex: 2,
    color: vars.color.text,
  }),
);

/** Over the page once the button is pressed; on a desktop what is in it stands in the row. */
export const sheet = style(
  inComponent({
    '@media': {
      [below.desktop]: {
        position: 'fixed',
        inset: 0,
        zIndex: 1,
        display: 'none',
        flexDirection: 'column',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollPaddingBlockStart: ROW,
        paddingInline: vars.space.edge,
        paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
        background: vars.color.background,
        color: vars.color.text,
        selectors: { [`${menu}[open] + &`]: { display: 'flex' } },
      },
      [from.desktop]: { display: 'contents' },
    },
  }),
);

// Scripts close the sheet when the focus leaves it; without them it stays, and nothing under it takes one.
const underSheet = (selector: string, visibility: 'hidden' | 'visible') =>
  globalStyle(
    selector,
    inComponent({ '@media': { [`(scripting: none) and ${below.desktop}`]: { visibility } } }),
  );
underSheet(`:root:has(${menu}[open]) body`, 'hidden');
underSheet(`header:has(${menu}[open])`, 'visible');
underSheet(`header :has(> ${whole} > ${menu}[open]) > :not(${whole})`, 'hidden');

export const title = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    minHeight: ROW,
    background: vars.color.background,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: 800,
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);

/** One icon while it is closed, another while it is open. */
export const whenClosed = style(
  inComponent({ selectors: { 'details[open] > summary > &': { display: 'none' } } }),
);
export const whenOpen = style(
  inComponent({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } }),
);

export const navigation = style(inComponent({ '@media': { [from.desktop]: { flexGrow: 1 } } }));

export const list = style(
  inComponent({
    display: 'grid',
    '@media': {
      [from.desktop]: { display: 'flex', alignItems: 'center' },
    },
  }),
);

/** A line of the sheet. */
const line: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '60px',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: 'inherit',
  fontSize: vars.fontSize.lead,
  fontWeight: 650,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.accentText } },
};

const plain = style(
  inComponent({
    '@media': {
      [below.desktop]: line,
      [from.desktop]: headerItemRules,
      // Beside the tools there is room for the longest menu, and for no more.
      [`${from.desktop} and ${below.wide}`]: { paddingInline: vars.space[8] },
    },
  }),
);

/** An entry in the look that the data asks for. */
export const entry = styleVariants({
  plain: [plain],
  accent: [
    plain,
    inComponent({
      color: vars.color.accentText,
      '@media': { [from.desktop]: { fontWeight: 700 } },
    }),
  ],
  button: [
    plain,
    inComponent({
      '@media': {
        [below.desktop]: { color: vars.color.accentText },
        [from.desktop]: {
          paddingInline: vars.space[16],
          background: vars.color.accent,
          color: vars.color.onAccent,
          selectors: { '&:hover': { background: vars.color.accentHover } },
        },
      },
    }),
  ],
});

/** At the end of the sheet, however short the menu. */
export const settings = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[32],
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);

export const settingValue = style(
  inComponent({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: 500,
  }),
);

/** A mega-menu. */
export const level = style({});
globalStyle(
  `${level}[open] > summary`,
  inComponent({
    '@media': { [below.desktop]: { fontFamily: vars.font.display, fontWeight: 800 } },
  }),
);

/** A group of the sheet that does not fold (LAY-05): there is nothing to press, only its words are seen. */
export const staying = style(
  inComponent({
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [below.desktop]: contentShown },
      },
    },
  }),
);
export const still = style(
  inComponent({
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [below.desktop]: { visibility: 'hidden', pointerEvents: 'none' } },
      },
    },
  }),
);
export const panelEntryWords = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    visibility: 'visible',
  }),
);

// An open level has the sheet to itself (LAY-06).
globalStyle(
  `${list}:has(> li > ${level}[open]) > li:not(:has(> ${level}[open]))`,
  inComponent({ '@media': { [below.desktop]: { display: 'none' } } }),
);

/** Only where a level of the sheet is open. */
export const back = style(
  inComponent({
    display: 'none',
    '@media': {
      [below.desktop]: {
        selectors: { 'details[open] > summary > &': { display: 'inline-flex' } },
      },
    },
  }),
);

export const arrow = style(
  inComponent({
    '@media': {
      [below.desktop]: { marginInlineStart: 'auto' },
      [withMotion]: { transition: `transform ${vars.duration} ease-out` },
    },
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

/** In the sheet it points to the level, and is gone once that is open. */
export const forth = style([
  arrow,
  inComponent({
    '@media': {
      [below.desktop]: {
        color: vars.color.textMuted,
        transform: 'rotate(-90deg)',
        selectors: { 'details[open] > summary > &': { display: 'none' } },
      },
    },
  }),
]);

/** Under its entry; with scripts the header's container holds it (`usePanelLeft`). In the sheet below it. */
const base = style(
  inComponent({
    '@media': {
      [from.desktop]: {
        position: 'absolute',
        insetBlockStart: 'calc(100% - 4px)',
        zIndex: 1,
        minWidth: '260px',
        maxWidth: '100%',
        maxHeight: 'calc(100dvh - 96px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: vars.space[12],
        background: vars.color.raised,
        color: vars.color.text,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.raised,
        selectors: { 'details[data-phase="opening"] > &': { opacity: 0 } },
      },
      [`${from.desktop} and ${withMotion}`]: {
        transition: `opacity ${vars.duration} ease-out, transform ${vars.duration} ease-out`,
        selectors: { 'details[data-phase="opening"] > &': { transform: 'translateY(-8px)' } },
      },
    },
  }),
);

export const panel = style([
  base,
  inComponent({ '@media': { [below.desktop]: { paddingBlockEnd: vars.space[24] } } }),
]);

/** As wide as the container. */
export const megaPanel = style([
  base,
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    paddingBlockStart: vars.space[20],
    '@media': {
      [from.desktop]: {
        insetInlineStart: 0,
        display: 'flex',
        width: '100%',
        padding: vars.space[20],
      },
    },
  }),
]);
