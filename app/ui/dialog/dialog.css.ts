import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { dark } from '../../../brand/brand.ts';
import { translucent } from '../../../brand/colours.ts';
import { inPrimitive } from '../../styles/layered.ts';
import { below, from, onPrint, onShortScreen, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { SCROLL_BAR_ATTRIBUTE } from './scroll-bar.ts';

/** Milliseconds that a dialog takes to come and to go (LAY-11); none under reduced motion. */
export const DIALOG_OPEN_DELAY_MS = 200;
export const DIALOG_EXIT_DELAY_MS = 200;

// The page behind stays where it is (LAY-11), and as wide as it was: a scroll bar keeps its place.
globalStyle(':root:has(dialog[open])', inPrimitive({ overflow: 'hidden' }));
globalStyle(
  `:root:has(dialog[open]:not(:modal)), :root[${SCROLL_BAR_ATTRIBUTE}]:has(dialog[open])`,
  inPrimitive({ scrollbarGutter: 'stable' }),
);

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const vanish = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(24px)' } });

const coming = `${vars.duration} ease-out`;
const going = `${DIALOG_EXIT_DELAY_MS}ms ease-in both`;

/** As large as the screen; the panel in it is what one sees. */
export const dialog = style(
  inPrimitive({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      '&[open]': { display: 'grid', alignItems: 'end', justifyItems: 'center' },
      '&::backdrop': { background: 'transparent' },
    },
    '@media': {
      [from.large]: {
        selectors: { '&[open]': { alignItems: 'center', padding: vars.space[24] } },
      },
      [`${from.large} and ${onShortScreen}`]: {
        selectors: { '&[open]': { padding: vars.space[8] } },
      },
      [onPrint]: { selectors: { '&[open]': { display: 'none' } } },
    },
  }),
);

const noEdge = { selectors: { '&[open]': { padding: 0 } } } as const;

/** Without an edge: the panel is the whole screen. */
export const dialogOfScreen = style([
  dialog,
  inPrimitive({
    '@media': {
      [from.large]: noEdge,
      [`${from.large} and ${onShortScreen}`]: noEdge,
    },
  }),
]);

/** Around the panel: a press on it closes. */
export const backdrop = style(
  inPrimitive({
    position: 'absolute',
    inset: 0,
    background: translucent(dark.color.ink, 62),
    cursor: 'default',
    '@media': {
      [withMotion]: {
        selectors: {
          [`${dialog}[data-animated] > &`]: { animation: `${appear} ${coming}` },
          [`${dialog}[data-closing] > &`]: { animation: `${vanish} ${going}` },
        },
      },
    },
  }),
);

const panelBase = style(
  inPrimitive({
    position: 'relative',
    // Over the backdrop, which comes after it.
    zIndex: 1,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: '100%',
    maxHeight: 'min(92dvh, 100%)',
    overflow: 'hidden',
    background: vars.color.surface,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    boxShadow: vars.shadow.raised,
    selectors: {
      // A sheet grows upwards while it arrives: it is seen once the backdrop is there, which comes after it. It can be
      // given the focus before, which `visibility` would not let it.
      '&:not(:has(+ *))': { opacity: 0 },
    },
    '@media': {
      [from.large]: { borderRadius: vars.radius.card, maxHeight: '100%' },
      [withMotion]: {
        selectors: {
          // First the page grows dark, then the panel comes.
          [`${dialog}[data-animated] > &`]: {
            animation: `${rise} ${coming} ${DIALOG_OPEN_DELAY_MS}ms backwards`,
          },
          [`${dialog}[data-closing] > &`]: { animation: `${sink} ${going}` },
        },
      },
    },
  }),
);

const upTo = (maxWidth: string) => inPrimitive({ '@media': { [from.large]: { maxWidth } } });

const wholeScreen = { height: '100%', maxHeight: '100%', borderRadius: 0 } as const;

/** The three widths (LAY-16), and what has all that there is. */
export const panel = styleVariants({
  420: [panelBase, upTo('420px')],
  580: [panelBase, upTo('580px')],
  1024: [
    panelBase,
    upTo('1024px'),
    inPrimitive({
      '@media': { [below.large]: wholeScreen },
    }),
  ],
  screen: [panelBase, inPrimitive({ ...wholeScreen, '@media': { [from.large]: wholeScreen } })],
});

export const header = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[12],
    padding: `${vars.space[16]} ${vars.space[12]} ${vars.space[12]} ${vars.space[20]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': {
      [from.large]: {
        padding: `${vars.space[20]} ${vars.space[16]} ${vars.space[16]} ${vars.space[32]}`,
      },
      [onShortScreen]: { paddingBlock: vars.space[4] },
    },
  }),
);

export const title = style(
  inPrimitive({ minWidth: 0, paddingBlockStart: vars.space[8], fontSize: vars.fontSize.title }),
);

export const body = style(
  inPrimitive({
    minWidth: 0,
    padding: vars.space[20],
    paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [from.large]: { padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}` },
    },
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);

export const actions = style(
  inPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[20]}`,
    paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    background: vars.color.sunken,
    '@media': {
      [from.large]: { paddingInline: vars.space[32] },
      [onShortScreen]: {
        paddingBlock: `${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
      },
    },
  }),
);
