import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** As high as what is in the bar: its button, too. All that makes room for text grows with it. */
export const BAR_HEIGHT = '3.75rem';

/** One field of the bar: a box with an icon, its label, and below that what is chosen. */
export const field = style(
  inComponent({ position: 'relative', minWidth: 0, minHeight: BAR_HEIGHT }),
);

export const icon = style(
  inComponent({
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '0.9375rem',
    insetBlockStart: '1.1875rem',
    color: vars.color.accentText,
    pointerEvents: 'none',
  }),
);

/** Lies over the control, which is what is pressed. */
export const label = style(
  inComponent({
    position: 'absolute',
    zIndex: 1,
    insetInline: '2.875rem 12px',
    insetBlockStart: '0.5625rem',
    overflow: 'hidden',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  }),
);

/** What is written or chosen in; a list, a line of text and a button look the same. */
export const control = style(
  inComponent({
    display: 'block',
    width: '100%',
    minHeight: BAR_HEIGHT,
    padding: '1.5625rem 2.75rem 6px 2.875rem',
    overflow: 'hidden',
    appearance: 'none',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    // Under 16 px a phone zooms in when the field gets the focus.
    fontSize: '1rem',
    fontWeight: 550,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[hidden]': { display: 'none' },
      'input&': { cursor: 'text' },
      '&:hover': { borderColor: vars.color.text },
      '&:focus-visible, &[aria-expanded="true"]': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 0,
        borderRadius: vars.radius.medium,
      },
      '&::placeholder': { color: vars.color.textMuted, fontWeight: 450, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** At the end of a field: the arrow of a list, the button that empties it. */
export const end = style(
  inComponent({
    position: 'absolute',
    insetInlineEnd: '15px',
    insetBlockStart: '1.25rem',
    display: 'flex',
    pointerEvents: 'none',
  }),
);

/** What is chosen, in a field that shows text: as long as nobody types. */
export const shownPlace = style(
  inComponent({
    display: 'none',
    position: 'absolute',
    insetInline: '2.9375rem 16px',
    insetBlockEnd: '0.625rem',
    overflow: 'hidden',
    fontWeight: 550,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media': {
      '(scripting: enabled)': {
        selectors: { [`${control}:placeholder-shown + &`]: { display: 'block' } },
      },
    },
  }),
);

// One of the two for whoever has scripts, and the other for whoever has none.
export const withScripts = style(inComponent({ display: 'none' }));
export const withoutScripts = style(inComponent({}));
for (const [selector, display] of [
  [withScripts, 'inline'],
  [withoutScripts, 'none'],
] as const) {
  globalStyle(selector, inComponent({ '@media': { '(scripting: enabled)': { display } } }));
}
