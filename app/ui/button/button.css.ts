import { recipe } from '@vanilla-extract/recipes';
import { inPrimitive } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { fingerHigh } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Class of what looks like a button: `<button>`, or a link by `className={button({ … })}`. */
export const button = recipe({
  base: inPrimitive({
    display: 'inline-flex',
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    border: '2px solid transparent',
    borderRadius: vars.radius.pill,
    fontFamily: vars.font.text,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...longWords,
    textDecoration: 'none',
    cursor: 'pointer',
    '@media': {
      // Nobody can press paper, whatever a variant says of it.
      [onPrint]: { display: 'none !important' },
      [withMotion]: {
        transition: `background-color ${vars.duration} ease-out, border-color ${vars.duration} ease-out, transform ${vars.duration} ease-out`,
      },
    },
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&:focus-visible': { borderRadius: vars.radius.pill },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
    },
  }),
  variants: {
    variant: {
      primary: inPrimitive({
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.accentHover } },
      }),
      secondary: inPrimitive({
        background: 'transparent',
        borderColor: vars.color.text,
        color: vars.color.text,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } },
      }),
      /** Words with room around them; for what is beside the point. */
      quiet: inPrimitive({
        background: 'transparent',
        color: vars.color.text,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } },
      }),
      /** On ink and on covers. */
      light: inPrimitive({
        background: vars.color.sun,
        color: vars.color.onSun,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.onInk } },
      }),
    },
    size: {
      small: inPrimitive({
        minHeight: '36px',
        padding: '4px 16px',
        fontSize: vars.fontSize.small,
        '@media': fingerHigh,
      }),
      medium: inPrimitive({ minHeight: '44px', padding: '8px 20px', fontSize: vars.fontSize.body }),
      large: inPrimitive({ minHeight: '52px', padding: '12px 28px', fontSize: vars.fontSize.lead }),
    },
    /** As wide as what holds it. */
    wide: { true: inPrimitive({ display: 'flex', width: '100%' }), false: {} },
  },
  defaultVariants: { variant: 'primary', size: 'medium', wide: false },
});
