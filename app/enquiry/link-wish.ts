/** Name of the button that says what is wished by the mailed link of a request. */
export const LINK_WISH = 'wish';
