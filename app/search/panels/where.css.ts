import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chosenForced } from '../../styles/chosen.ts';
import { inComponent } from '../../styles/layered.ts';
import { from, withForcedColours, withMotion } from '../../styles/media.ts';
import { pressedIn } from '../../styles/pressed.ts';
import { vars } from '../../styles/tokens.css.ts';
import { roundButton } from '../../ui/round-button.css.ts';

/** Over the end of the text field. */
export const inputEnd = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineEnd: '2px',
    display: 'flex',
    alignItems: 'center',
    height: '44px',
    pointerEvents: 'none',
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const loader = style(
  inComponent({
    width: '18px',
    height: '18px',
    border: `2px solid ${vars.color.border}`,
    borderBlockStartColor: vars.color.accentText,
    borderRadius: '50%',
    '@media': { [withMotion]: { animation: `${turn} 800ms linear infinite` } },
  }),
);

/** What it lies on lets presses through. */
export const clear = style([roundButton, inComponent({ pointerEvents: 'auto' })]);

export const section = style(inComponent({ display: 'grid', gap: vars.space[20], minWidth: 0 }));

export const part = style(inComponent({ minWidth: 0 }));

export const heading = style(
  inComponent({
    marginBlockEnd: vars.space[8],
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    letterSpacing: 0,
  }),
);

/** As many as there is room for; on a phone the row goes on sideways. */
export const regions = style(
  inComponent({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(82px, 1fr)',
    gap: vars.space[8],
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
  }),
);

export const region = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[8],
    width: '100%',
    height: '100%',
    padding: `${vars.space[12]} ${vars.space[4]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.caption,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    scrollSnapAlign: 'start',
    selectors: {
      ...pressedIn,
      '&:focus-visible': { borderRadius: vars.radius.medium, outlineOffset: '0' },
    },
    '@media': chosenForced('&[aria-pressed="true"]'),
  }),
);

/** What is proposed stands in two columns where there is room; what was found, in the order of how well it fits. */
export const list = styleVariants({
  proposed: inComponent({ '@media': { [from.tablet]: { columns: 2, columnGap: vars.space[8] } } }),
  found: {},
});

/** Links in a column. */
export const links = style(inComponent({ display: 'grid', minWidth: 0 }));

const rowBase = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '56px',
    padding: `${vars.space[4]} ${vars.space[8]}`,
  }),
);

/** Below the rows, until there is an answer. */
export const searching = style([rowBase, inComponent({ color: vars.color.textMuted })]);

export const row = style([
  rowBase,
  inComponent({
    borderRadius: vars.radius.medium,
    breakInside: 'avoid',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[data-active]': {
        background: vars.color.sunken,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
    '@media': {
      [withForcedColours]: {
        selectors: { '&[aria-selected="true"]': { border: '2px solid Highlight' } },
      },
    },
  }),
]);

export const rowIcon = style(
  inComponent({
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.medium,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const rowWords = style(inComponent({ minWidth: 0, display: 'grid' }));

export const rowName = style(
  inComponent({ fontWeight: 650, lineHeight: vars.lineHeight.snug, overflowWrap: 'anywhere' }),
);

export const rowFacts = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
  }),
);

/** Nothing was found, and where to go instead. */
export const missed = style(
  inComponent({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[4],
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
  }),
);

export const missedTitle = style(inComponent({ fontWeight: 650, overflowWrap: 'anywhere' }));

export const missedLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: 650,
  }),
);

/** A line by itself: in the bar below the fields. */
export const reason = style(
  inComponent({
    gridColumn: '1 / -1',
    flexBasis: '100%',
    marginBlockStart: vars.space[8],
    paddingInline: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);
