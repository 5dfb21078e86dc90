/** Carried by links and forms that `KEEPS_PLACE` says something of. */
const KEEPS_PLACE_ATTRIBUTE = 'data-keeps-place';

/**
 * What a link or a form has that shows something else of the page that it stands on: this stays where it is
 * scrolled to (LAY-13), also before its island is taken over.
 */
export const KEEPS_PLACE = { preventScrollReset: true, [KEEPS_PLACE_ATTRIBUTE]: '' } as const;
