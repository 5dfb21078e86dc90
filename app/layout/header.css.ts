import { keyframes, style } from '@vanilla-extract/css';
import { dark } from '../../brand/brand.ts';
import { translucent } from '../../brand/colours.ts';
import { inComponent } from '../styles/layered.ts';
import {
  below,
  from,
  onPrint,
  withForcedColours,
  withMotion,
  withTightHeader,
} from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem } from '../ui/header-item.css.ts';
import { LEAVING_MS, STICKY_ABOVE_PX, TRANSPARENT_UNDER_PX } from './header-state.ts';

/** Holds the marks of the scroll (LAY-02) without making a short page longer. */
export const marks = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    overflow: 'clip',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
);
const mark = style(inComponent({ position: 'absolute', insetBlockStart: 0, width: '1px' }));
export const topMark = style([mark, inComponent({ height: `${TRANSPARENT_UNDER_PX}px` })]);
export const aboveMark = style([mark, inComponent({ height: `${STICKY_ABOVE_PX}px` })]);

/**
 * Where the header stands. It takes the same room whether it goes with the page or stays in sight, so that
 * nothing moves when it comes back (LAY-02).
 */
export const bar = style(
  inComponent({
    position: 'relative',
    zIndex: 20,
    selectors: {
      '&[data-state="returned"], &[data-state="leaving"]': { position: 'sticky', top: 0 },
    },
    '@media': { [onPrint]: { position: 'static' } },
  }),
);

/** A line of no height: what follows begins under the header, not below it. */
export const overPage = style([bar, inComponent({ height: 0, flexShrink: 0 })]);

const comeBack = keyframes({ from: { transform: 'translateY(-100%)' } });
const leave = keyframes({ to: { transform: 'translateY(-100%)' } });

export const header = style(
  inComponent({
    position: 'relative',
    background: vars.color.surface,
    color: vars.color.text,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: {
      [`${bar}[data-state="returned"] > &`]: {
        borderBlockEndColor: 'transparent',
        boxShadow: vars.shadow.card,
      },
      // Without motion it is gone at once.
      [`${bar}[data-state="leaving"] > &`]: { visibility: 'hidden' },
    },
    '@media': {
      [withMotion]: {
        selectors: {
          [`${bar}[data-state="returned"] > &`]: {
            animation: `${comeBack} ${vars.duration} ease-out`,
          },
          [`${bar}[data-state="leaving"] > &`]: {
            visibility: 'visible',
            animation: `${leave} ${LEAVING_MS}ms ease-in both`,
          },
        },
      },
    },
  }),
);

/** Over the page's cover (RTE-08): words in light on a shade that the sky of any poster bears. */
export const transparent = style(
  inComponent({
    position: 'absolute',
    insetInline: 0,
    selectors: {
      [`${bar}[data-state="top"] > &`]: {
        background: 'transparent',
        color: vars.color.onInk,
        borderBlockEndColor: 'transparent',
      },
      [`${bar}[data-state="top"] > &::before`]: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        // Fades below the header, before the words of the cover begin.
        height: 'calc(100% + 36px)',
        zIndex: -1,
        pointerEvents: 'none',
        background: `linear-gradient(${translucent(dark.color.ink, 62)}, ${translucent(dark.color.ink, 58)} 52%, ${translucent(dark.color.ink, 40)} 68%, ${translucent(dark.color.ink, 12)} 88%, ${translucent(dark.color.ink, 0)})`,
      },
    },
    '@media': {
      // Its words are not light then, and want the system's ground.
      [withForcedColours]: {
        selectors: {
          [`${bar}[data-state="top"] > &`]: { background: 'Canvas' },
          [`${bar}[data-state="top"] > &::before`]: { display: 'none' },
        },
      },
    },
  }),
);

export const inner = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Little, so that letters set wider have room on a phone (WCAG 1.4.12).
    gap: vars.space[4],
    minHeight: '64px',
    '@media': {
      [from.desktop]: { gap: vars.space[8], minHeight: '76px' },
      [from.wide]: { gap: vars.space[16] },
    },
  }),
);

export const tools = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginInlineStart: 'auto',
  }),
);

/** Words beside an icon where there is no room for them; they stay for screen readers. */
export const toolWords = style(inComponent({ '@media': { [withTightHeader]: UNSEEN } }));

/** Beside the menu the names of markets and people need the room. */
export const searchWords = style([
  toolWords,
  inComponent({ '@media': { [`screen and ${from.desktop}`]: UNSEEN } }),
]);

/**
 * The way to the search (LAY-04). On a page whose cover has a search bar it waits until that is out of view,
 * and keeps its room meanwhile. Without scripts nobody could tell, so it is there.
 */
export const search = style(
  inComponent({
    '@media': {
      '(scripting: enabled)': {
        selectors: {
          ':root:has([data-cover-search]) &:not([data-alone])': { visibility: 'hidden' },
        },
      },
    },
  }),
);

export const countryLink = style([
  headerItem,
  inComponent({
    display: 'none',
    paddingInline: vars.space[4],
    fontSize: vars.fontSize.small,
    // A phone has it in the menu, and the menu in one line leaves no room for it on a narrow desktop.
    '@media': {
      [`${from.tablet} and ${below.desktop}`]: { display: 'inline-flex' },
      [from.wide]: { display: 'inline-flex' },
    },
  }),
]);
