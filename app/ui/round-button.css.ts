import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** A button with an icon alone: as large as a finger, and round when it is pointed at. */
export const roundButton = style(
  inPrimitive({
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.pill,
    color: 'inherit',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&:focus-visible': { borderRadius: vars.radius.pill, outlineOffset: '-2px' },
    },
  }),
);
