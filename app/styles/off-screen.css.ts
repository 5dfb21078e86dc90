import { style } from '@vanilla-extract/css';
import { inPrimitive } from './layered.ts';
import { LEFT_ALONE, inFreshDocument } from './off-screen.ts';

/** A part of a page that is left alone while it is off the screen. What hangs out of it is cut off. */
export const offScreen = style(
  inPrimitive({ '@media': { screen: { selectors: { [inFreshDocument('&')]: LEFT_ALONE } } } }),
);
