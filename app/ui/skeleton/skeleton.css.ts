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

/** Shapes of what is to come. */
export const skeleton = styleVariants(
  {
    /** A line of words, a short one, a heading. */
    line: { height: '1em', marginBlock: '0.3em' },
    word: { height: '1em', marginBlock: '0.3em', width: '40%' },
    title: { height: '1.4em', marginBlock: '0.3em', width: '70%' },
    picture: { aspectRatio: '4 / 3', borderRadius: 0 },
    button: { height: '44px', width: '140px', borderRadius: vars.radius.pill },
    face: { height: '48px', width: '48px', borderRadius: '50%' },
  },
  (shape) => [base, inPrimitive(shape)],
);
