/** Icons that stand before words often enough to be drawn by a style. */
export const ICONS_BEFORE = [
  'calendar',
  'clock',
  'users',
  'hourglass',
  'check-circle',
  'flame',
  'chat',
  'close',
] as const;
export type IconBefore = (typeof ICONS_BEFORE)[number];
