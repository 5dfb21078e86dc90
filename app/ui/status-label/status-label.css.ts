import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

const base = style(
  inPrimitive({
    display: 'inline-flex',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    alignItems: 'flex-start',
    gap: vars.space[8],
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    selectors: { 'p&': { display: 'flex' } },
  }),
);

export const statusLabel = styleVariants(vars.tone, ({ text }) => [
  base,
  inPrimitive({ color: text }),
]);

/** Room for the dot. */
const DOT = '0.75em';

/** Cut off on the left: a dot that begins a line is not seen, and none ends one. */
export const parts = style(
  inPrimitive({
    display: 'inline-flex',
    flexWrap: 'wrap',
    minWidth: 0,
    marginInlineStart: `-${DOT}`,
    clipPath: `inset(0 0 0 ${DOT})`,
  }),
);

export const part = style(inPrimitive({ paddingInlineStart: DOT }));

/** Lines after its first begin where that does, behind the dot. */
export const figure = style(inPrimitive({ display: 'inline-block', paddingInlineStart: DOT }));

export const dot = style(
  inPrimitive({
    display: 'inline-block',
    width: DOT,
    marginInlineStart: `-${DOT}`,
    textAlign: 'center',
  }),
);
