import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { vars } from '../../styles/tokens.css.ts';

export const frame = style(
  inPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const label = style(
  inPrimitive({ fontWeight: 650, fontSize: vars.fontSize.small, ...longWords }),
);

export const hint = style(
  inPrimitive({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const error = style(
  inPrimitive({
    display: 'flex',
    gap: vars.space[8],
    alignItems: 'baseline',
    color: vars.tone.critical.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    // It may name what was typed, which may be one long word.
    overflowWrap: 'anywhere',
  }),
);

/** The look of what is written or chosen in. */
export const control = style(
  inPrimitive({
    width: '100%',
    minHeight: '48px',
    padding: '8px 14px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    // Under 16 px a phone zooms in when the field gets the focus.
    fontSize: '1rem',
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.tone.critical.text, borderWidth: '2px' },
      '&:focus-visible': { borderRadius: vars.radius.medium, outlineOffset: 0 },
      '&:disabled': {
        background: vars.color.sunken,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  }),
);

export const textArea = style(inPrimitive({ minHeight: '140px', resize: 'vertical' }));
