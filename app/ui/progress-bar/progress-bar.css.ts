import { globalStyle, style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const frame = style(
  inPrimitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inPrimitive({ fontWeight: 650 }));

export const note = style(
  inPrimitive({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const bar = style(
  inPrimitive({
    appearance: 'none',
    gridColumn: '1 / -1',
    width: '100%',
    height: '10px',
    overflow: 'hidden',
    // The empty part is as plain as the full one.
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    background: vars.color.sunken,
    accentColor: vars.color.lagoon,
  }),
);

const filled = { background: vars.color.lagoon, borderRadius: vars.radius.pill };
globalStyle(`${bar}::-webkit-progress-bar`, inPrimitive({ background: 'transparent' }));
globalStyle(`${bar}::-webkit-progress-value`, inPrimitive(filled));
globalStyle(`${bar}::-moz-progress-bar`, inPrimitive(filled));
// Stripes: how far it is, nobody knows.
globalStyle(`${bar}:indeterminate::-moz-progress-bar`, inPrimitive({ background: 'transparent' }));
globalStyle(
  `${bar}:indeterminate`,
  inPrimitive({
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.lagoon} 0 8px, transparent 8px 16px)`,
  }),
);
