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
