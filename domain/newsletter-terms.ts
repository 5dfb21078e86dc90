/** What holds of a subscription to the newsletter (NEWS-01). */

/** Days for which a mailed link confirms. */
export const CONFIRMATION_DAYS = 7;
/** Days after which an address that is not on the list is forgotten. */
export const FORGOTTEN_AFTER_DAYS = 30;
