/** Conditions for `@media` (LAY-16): mobile first, so each begins at a width and goes on upwards. */

/** Widths in CSS pixels at which the layout changes. */
export const BREAKPOINTS = {
  phone: 375,
  large: 640,
  tablet: 768,
  desktop: 1024,
  wide: 1280,
  huge: 2000,
} as const;

/** `'@media': { [from.tablet]: { … } }` */
export const from = {
  phone: '(min-width: 375px)',
  large: '(min-width: 640px)',
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
  huge: '(min-width: 2000px)',
} as const satisfies Record<keyof typeof BREAKPOINTS, string>;

/** Wraps what moves: nothing does for a visitor who asked for less motion. */
export const withMotion = '(prefers-reduced-motion: no-preference)';

export const onPrint = 'print';
