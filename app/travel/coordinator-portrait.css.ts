import { styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** Pixels. */
export const PORTRAIT_WIDTHS = { small: 112, large: 216 } as const;

/** Narrow screens show it smaller, and print as it is. */
export const portrait = styleVariants(PORTRAIT_WIDTHS, (width) =>
  inComponent({
    display: 'block',
    flexShrink: 0,
    width: `min(${width}px, 44vw)`,
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
  }),
);
