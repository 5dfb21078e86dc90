import { style } from '@vanilla-extract/css';
import { chosenForced } from '../styles/chosen.ts';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** On a phone the list hangs from the bar around it, so that it never leaves the screen. */
export const menu = style(
  inComponent({
    '@media': { [from.large]: { position: 'relative' } },
  }),
);

export const summary = style(inComponent({ width: '100%', minHeight: '44px' }));

export const list = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: `calc(100% + ${vars.space[4]})`,
    zIndex: 10,
    width: 'max-content',
    maxWidth: `calc(100vw - 2 * ${vars.space.edge})`,
    padding: vars.space[8],
    background: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    '@media': { [from.large]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
  }),
);

export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minHeight: '44px',
    padding: '8px 12px',
    borderRadius: vars.radius.medium,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current]': { fontWeight: 650 },
    },
    '@media': chosenForced('&[aria-current]'),
  }),
);

export const pageOf = style(
  inComponent({
    textAlign: 'center',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
