import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint, withForcedColours, withLargeText } from '../../styles/media.ts';
import { withFinger } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

export const row = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    minHeight: '32px',
    paddingBlock: vars.space[4],
    cursor: 'pointer',
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': {
      [withFinger]: { minHeight: '44px', paddingBlock: '10px' },
      // What is at the end has a line of its own, or the words would have room for a few letters.
      [withLargeText]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
    },
  }),
);

/** Of a row that nothing comes of. */
export const empty = style(
  inPrimitive({ selectors: { '&:not(:has(:checked))': { color: vars.color.textMuted } } }),
);

/** A check mark in a square of 24. */
const CHECK = 'polygon(16% 52%, 27% 41%, 42% 56%, 73% 24%, 84% 35%, 42% 78%)';

export const box = style(
  inPrimitive({
    // The browser's own box knows no colour of the dark scheme but grey.
    appearance: 'none',
    flexShrink: 0,
    display: 'grid',
    // The first line of the words beside it stands at its middle.
    marginBlock: '-0.125rem',
    // It grows with the text: 24 px at the usual size.
    width: '1.5rem',
    height: '1.5rem',
    border: `2px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    cursor: 'inherit',
    selectors: {
      '&[type="radio"], &[type="radio"]:focus-visible': { borderRadius: '50%' },
      '&:hover:not(:disabled)': { borderColor: vars.color.text },
      '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
      '&:checked:hover:not(:disabled)': { borderColor: vars.color.accentHover },
      '&:checked::before': {
        content: '""',
        background: vars.color.onAccent,
        clipPath: CHECK,
      },
      '&[type="radio"]:checked::before': { margin: '0.25rem', clipPath: 'circle()' },
      '&:disabled': { borderColor: vars.color.border, background: vars.color.sunken },
      '&:disabled:checked::before': { background: vars.color.textMuted },
    },
    '@media': {
      // Its marks are grounds, which the system makes all alike there.
      [withForcedColours]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        selectors: {
          '&:checked, &:checked:hover:not(:disabled)': {
            borderColor: 'Highlight',
            background: 'Highlight',
          },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled:checked::before': { background: 'GrayText' },
        },
      },
      [onPrint]: { printColorAdjust: 'exact' },
    },
  }),
);

export const text = style(inPrimitive({ flexGrow: 1, minWidth: 0 }));

export const note = style(
  inPrimitive({
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [withLargeText]: { gridColumn: '2', marginInlineStart: 0 } },
  }),
);
