import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from } from '../styles/media.ts';
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
    '@media': { [below.desktop]: line, [from.desktop]: headerItemRules },
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

export const setting = style(
  inComponent({
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
