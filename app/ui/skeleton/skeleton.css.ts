import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const base = style(
  inPrimitive({
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.small,
    background: vars.color.placeholder,
    '@media': {
      [withMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
      // Colours are the system's there: a frame still shows the shape.
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);

/** Shapes of what is to come; whoever shows one says so in words too. */
export const skeleton = styleVariants(
  {
    button: { height: '44px', width: '140px', borderRadius: vars.radius.pill },
  },
  (shape) => [base, inPrimitive(shape)],
);
