import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { textLink } from '../text-link/text-link.css.ts';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

/** At the foot of the screen, above what floats; presses go through it where there is no toast. */
export const region = style(
  inPrimitive({
    position: 'fixed',
    zIndex: 90,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[8],
    padding: `0 ${vars.space[16]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const toast = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    maxWidth: 'min(100%, 480px)',
    minHeight: '60px',
    padding: '8px 8px 8px 16px',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
    fontWeight: 550,
    lineHeight: vars.lineHeight.snug,
    pointerEvents: 'auto',
    // As long as the queue waits for it (LAY-13).
    transition: 'opacity 500ms ease-out',
    '@media': {
      [withMotion]: { animation: `${rise} ${vars.duration} ease-out` },
    },
    selectors: { '&[data-leaving]': { opacity: 0 } },
  }),
);

export const sign = styleVariants(vars.tone, ({ text }) =>
  inPrimitive({ display: 'inline-flex', color: text }),
);

export const text = style(inPrimitive({ flexGrow: 1, minWidth: 0 }));

/** Its words are never parted in the middle: the text beside it gives way. */
export const link = style([
  textLink({ standalone: true }),
  inPrimitive({ overflowWrap: 'break-word' }),
]);

export const close = style(
  inPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.medium,
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);
