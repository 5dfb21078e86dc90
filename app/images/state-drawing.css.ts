import { styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';

export const drawing = styleVariants({ small: '220px', large: '480px' }, (width) =>
  inComponent({ width: `min(${width}, 100%)`, height: 'auto', flexShrink: 0 }),
);
