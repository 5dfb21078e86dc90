import { styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';

export const drawing = styleVariants({ small: '220px', large: '480px' }, (width) => ({
  '@layer': {
    [component]: { width: `min(${width}, 100%)`, height: 'auto', flexShrink: 0 },
  },
}));
