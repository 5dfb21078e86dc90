import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';

/** How everything in `icons.svg` is drawn. */
export const line = style(
  inPrimitive({
    display: 'inline-block',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    verticalAlign: '-0.15em',
  }),
);

export const icon = styleVariants({ small: '1.15em', medium: '1.5em', large: '2.25em' }, (size) => [
  line,
  inPrimitive({ width: size, height: size }),
]);
