/** What the examples of primitives need around them, and no page does. */
import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { sprinkles } from '../styles/sprinkles.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const onInk = style([
  sprinkles({ padding: 24 }),
  inPrimitive({
    borderRadius: vars.radius.medium,
    background: vars.color.ink,
    color: vars.color.onInk,
  }),
]);

/** Stands for content of any kind. */
export const bar = style(
  inPrimitive({
    padding: '4px 12px',
    borderRadius: vars.radius.small,
    background: vars.tone.info.background,
    color: vars.tone.info.text,
    fontSize: vars.fontSize.small,
  }),
);

export const icons = style(
  inPrimitive({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: vars.space[16],
  }),
);

export const iconName = style([
  sprinkles({ display: 'flex', flexDirection: 'column', gap: 4 }),
  inPrimitive({ color: vars.color.textMuted, fontSize: vars.fontSize.caption }),
]);

/** Holds what places itself absolutely. */
export const shown = style(
  inPrimitive({ position: 'relative', overflow: 'hidden', minHeight: '72px' }),
);

/** Holds what places itself on the screen: a transform makes it the screen of what is in it. */
export const held = style(
  inPrimitive({ position: 'relative', height: '24px', transform: 'translateZ(0)' }),
);
