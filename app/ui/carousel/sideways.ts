import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css.ts';

/** What scrolls sideways by itself, up to the edges of the screen, and stops at its parts (LAY-16). */
export const sideways = {
  marginInline: `calc(-1 * ${vars.space.edge})`,
  paddingInline: vars.space.edge,
  // Room for the shadows and the focus of what is in it.
  paddingBlock: `${vars.space[8]} ${vars.space[32]}`,
  marginBlockEnd: `calc(-1 * ${vars.space[24]})`,
  scrollPaddingInline: vars.space.edge,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
} as const satisfies StyleRule;

const FADE = '40px';

/** The end of a row of buttons fades where it goes on; the last one comes to stand before that. */
export const fadingEnd = {
  paddingInlineEnd: FADE,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
} as const satisfies StyleRule;
