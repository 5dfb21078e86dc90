import { keyframes, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Of what is seen of the page: its height, and how far it lies below the top. */
export const VISIBLE_HEIGHT = '--visible-height';
export const VISIBLE_TOP = '--visible-top';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const modal = style(
  inComponent({
    position: 'fixed',
    inset: `var(${VISIBLE_TOP}, 0) 0 auto`,
    width: '100%',
    maxWidth: 'none',
    height: `var(${VISIBLE_HEIGHT}, 100dvh)`,
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: vars.color.background,
    color: vars.color.text,
    textAlign: 'start',
    '@media': {
      [onPrint]: { display: 'none' },
      [withMotion]: { animation: `${rise} ${vars.duration} ease-out` },
    },
  }),
);

export const frame = style(
  inComponent({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    height: '100%',
  }),
);

export const header = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.title }));

/** What scrolls. */
export const panels = style(
  inComponent({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[12],
    padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[16]}`,
    overflowY: 'auto',
    // A day that the keys come to stops above what stays in sight below the months.
    scrollPaddingBlockEnd: '80px',
    overscrollBehavior: 'contain',
  }),
);

export const panel = style(
  inComponent({
    minWidth: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);

export const panelTitle = style(inComponent({ fontSize: vars.fontSize.lead }));

export const toggle = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    width: '100%',
    minHeight: '60px',
    padding: `0 ${vars.space[16]}`,
    textAlign: 'start',
    selectors: { '&:focus-visible': { borderRadius: vars.radius.card, outlineOffset: '-3px' } },
  }),
);

/** Of a folded panel, at the end of its line. */
export const value = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 550,
    letterSpacing: 0,
    textAlign: 'end',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const arrow = style(
  inComponent({
    marginInlineStart: 'auto',
    selectors: { [`${toggle}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' } },
  }),
);

export const content = style(
  inComponent({
    padding: `0 ${vars.space[12]} ${vars.space[16]}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** The text field above its list. */
export const input = style(inComponent({ position: 'relative', marginBlockEnd: vars.space[16] }));

export const footer = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
  }),
);
