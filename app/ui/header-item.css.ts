/** What links and buttons of the header look like, whoever draws them. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** For those that look so at some widths only. */
export const headerItemRules = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
    '&:focus-visible': { borderRadius: vars.radius.pill, outlineColor: 'currentcolor' },
    '&[aria-current="page"]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
} satisfies StyleRule;

export const headerItem = style(inPrimitive(headerItemRules));

/** A line at the foot of the menu on a phone. */
export const menuSetting = style(
  inPrimitive({
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
