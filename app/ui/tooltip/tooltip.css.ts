import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const ANCHOR = '--tooltip';

export const wrapper = style(
  inPrimitive({
    position: 'relative',
    display: 'inline-flex',
    '@supports': {
      // Each wrapper's name is known inside of it alone.
      '(anchor-scope: --a)': { anchorName: ANCHOR, anchorScope: ANCHOR },
    },
  }),
);

export const tip = style(
  inPrimitive({
    position: 'absolute',
    zIndex: 20,
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    width: 'max-content',
    maxWidth: 'min(260px, 80vw)',
    padding: '6px 12px',
    borderRadius: vars.radius.small,
    background: vars.color.text,
    color: vars.color.background,
    fontSize: vars.fontSize.small,
    fontWeight: 400,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    translate: '-50% -6px',
    visibility: 'hidden',
    opacity: 0,
    '@media': {
      [withMotion]: { transition: `opacity ${vars.duration} ease-out` },
      [onPrint]: { display: 'none' },
    },
    '@supports': {
      // Turns over at the screen's top, and keeps off its sides.
      '(anchor-scope: --a)': {
        position: 'fixed',
        inset: 'auto',
        marginBlock: '6px',
        translate: 'none',
        positionAnchor: ANCHOR,
        positionArea: 'block-start',
        positionTryFallbacks: 'flip-block',
      },
    },
    selectors: {
      // The way from the word to the tooltip is part of it, or it would be gone on the way.
      '&::before': { content: '""', position: 'absolute', inset: '-8px 0', zIndex: -1 },
      [`${wrapper}:hover > &, ${wrapper}:has(:focus-visible) > &`]: {
        visibility: 'visible',
        opacity: 1,
      },
      [`${wrapper}[data-dismissed] > &`]: { visibility: 'hidden', opacity: 0 },
    },
  }),
);
