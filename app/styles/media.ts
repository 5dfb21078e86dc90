/** Conditions for `@media` (LAY-16): mobile first, so each begins at a width and goes on upwards. */

/** Widths in CSS pixels at which the layout changes, where text is as large as it is by default. */
export const BREAKPOINTS = {
  phone: 375,
  large: 640,
  tablet: 768,
  desktop: 1024,
  wide: 1280,
  huge: 2000,
} as const;

/**
 * `'@media': { [from.tablet]: { … } }`. In em, of which 1 is 16 px by default: who has asked the browser
 * for text of twice the size gets the layout of a screen half as wide, with room for it (A11Y-01).
 */
export const from = {
  phone: '(min-width: 23.4375em)',
  large: '(min-width: 40em)',
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 80em)',
  huge: '(min-width: 125em)',
} as const satisfies Record<keyof typeof BREAKPOINTS, string>;

/** All that is narrower than where another begins. */
export const below = {
  phone: '(max-width: 23.43625em)',
  large: '(max-width: 39.99875em)',
  tablet: '(max-width: 47.99875em)',
  desktop: '(max-width: 63.99875em)',
  wide: '(max-width: 79.99875em)',
  huge: '(max-width: 124.99875em)',
} as const satisfies Partial<Record<keyof typeof BREAKPOINTS, string>>;

/** From here on something small has room beside the widest container: 1360 px. */
export const withRoomBeside = '(min-width: 85em)';

/**
 * Where the tools of the header have no room for words: on a phone, and where the menu beside them stands
 * in one line.
 */
export const withTightHeader = `screen and ${below.large}, screen and ${from.desktop} and ${below.wide}`;

/** A phone with text of about twice its size: 375 px are less than 12 em then. */
export const withLargeText = 'screen and (max-width: 14em)';

/** A phone on its side, or a window beside others: under 420 px. */
export const onShortScreen = '(max-height: 26.24875em)';

/** All that is higher. */
export const onTallScreen = '(min-height: 26.25em)';

/** Wraps what moves: nothing does for a visitor who asked for less motion. */
export const withMotion = '(prefers-reduced-motion: no-preference)';

/** Colours of the visitor's own system: pictures stay, and all else has but a few colours. */
export const withForcedColours = '(forced-colors: active)';

export const onPrint = 'print';
