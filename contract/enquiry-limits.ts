/** How much an enquiry may hold. Nothing here needs a validator, so that the browser gets none. */
export const MAXIMUM_ENQUIRY_TRAVELLERS = 8;
/** Characters, a line end being one, as browsers count for `maxlength`. */
export const MAXIMUM_ENQUIRY_MESSAGE = 2000;
export const MAXIMUM_PROMOTION_CODE = 40;
