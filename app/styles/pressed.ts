import { vars } from './tokens.css.ts';

/** Selectors of one of several buttons that are pressed in: in the colours of the page, the other way round. */
export const pressedIn = {
  '&:hover': { borderColor: vars.color.text },
  '&[aria-pressed="true"]': {
    background: vars.color.text,
    borderColor: vars.color.text,
    color: vars.color.background,
  },
} as const;
