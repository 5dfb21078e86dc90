import { style } from '@vanilla-extract/css';
import { chosenForced } from '../../styles/chosen.ts';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const list = style(
  inPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const page = style(
  inPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minWidth: '44px',
    minHeight: '44px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    fontWeight: 650,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': {
        background: vars.color.text,
        color: vars.color.background,
      },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
    '@media': chosenForced('&[aria-current="page"]'),
  }),
);

export const gap = style(inPrimitive({ minWidth: '24px', textAlign: 'center' }));
