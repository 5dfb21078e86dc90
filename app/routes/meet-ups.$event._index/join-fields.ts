/** Names of the fields of a meet-up's forms (MEET-01). */
export const WISH = 'wish';
export const SHOW_NAME = 'showName';

export const WISHES = ['join', 'show', 'hide', 'leave'] as const;
export type Wish = (typeof WISHES)[number];
