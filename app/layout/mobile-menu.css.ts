import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { below, from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const menu = style({
  '@layer': {
    [component]: { '@media': { [from.desktop]: { display: 'none' } } },
  },
});

// The page behind the sheet stays where it is (LAY-11).
globalStyle(`:root:has(${menu}[open])`, {
  '@layer': { [component]: { '@media': { [below.desktop]: { overflow: 'hidden' } } } },
});

/** Height of the row that the sheet begins with: the button that closes it stands there. */
const ROW = '64px';

globalStyle(`${menu}[open] > summary`, {
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlockStart: '10px',
      insetInlineEnd: vars.space.edge,
      zIndex: 2,
      color: vars.color.text,
    },
  },
});

export const sheet = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: 0,
      zIndex: 1,
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockStart: ROW,
      paddingInline: vars.space.edge,
      paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
      background: vars.color.background,
      color: vars.color.text,
    },
  },
});

export const title = style({
  '@layer': {
    [component]: {
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
    },
  },
});

/** One icon while it is closed, another while it is open. */
export const whenClosed = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      selectors: { 'details[open] > summary > &': { display: 'none' } },
    },
  },
});
export const whenOpen = style({
  '@layer': {
    [component]: {
      display: 'none',
      selectors: { 'details[open] > summary > &': { display: 'inline-flex' } },
    },
  },
});

export const list = style({ '@layer': { [component]: { display: 'grid' } } });

const line = style({
  '@layer': {
    [component]: {
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
    },
  },
});

const accented = style({ '@layer': { [component]: { color: vars.color.accentText } } });

/** An entry in the look that the data asks for. */
export const entry = styleVariants({
  plain: [line],
  accent: [line, accented],
  button: [line, accented],
});

export const level = style({});

export const levelTitle = style([
  line,
  {
    '@layer': {
      [component]: {
        selectors: {
          'details[open] > &': { fontFamily: vars.font.display, fontWeight: 800 },
        },
      },
    },
  },
]);

const name = style({
  '@layer': {
    [component]: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: vars.space[12] },
  },
});

/** What an entry with children is called, in the look that the data asks for. */
export const groupName = styleVariants({
  plain: [name],
  accent: [name, accented],
  button: [name, accented],
});

/** Only where a level is open. */
export const back = style({
  '@layer': {
    [component]: {
      display: 'none',
      selectors: { 'details[open] > summary > &': { display: 'inline-flex' } },
    },
  },
});
export const forth = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      color: vars.color.textMuted,
      selectors: { 'details[open] > summary > &': { display: 'none' } },
    },
  },
});

// An open level has the sheet to itself.
globalStyle(`${list}:has(> li > ${level}[open]) > li:not(:has(> ${level}[open]))`, {
  '@layer': { [component]: { display: 'none' } },
});
globalStyle(`${level}[open] > ul`, {
  '@layer': {
    [component]: {
      gap: vars.space[24],
      paddingBlockStart: vars.space[20],
    },
  },
});

export const subList = style({ '@layer': { [component]: { display: 'grid' } } });

export const subEntry = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minHeight: '48px',
      paddingBlock: vars.space[8],
      color: 'inherit',
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      selectors: { '&[aria-current="page"]': { color: vars.color.accentText } },
    },
  },
});

export const groupTitle = style([
  subEntry,
  { '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } } },
]);

/** At the end of the sheet, however short the menu. */
export const settings = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[8],
      marginBlockStart: 'auto',
      paddingBlockStart: vars.space[32],
    },
  },
});

export const setting = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[16],
      minHeight: '60px',
      padding: '12px 16px',
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
      color: vars.color.text,
      fontWeight: 650,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
    },
  },
});

export const settingValue = style({
  '@layer': {
    [component]: {
      display: 'block',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontWeight: 500,
    },
  },
});
