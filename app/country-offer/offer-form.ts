/** The form that answers the offer of another market (MKT-10): where to go on, there or here. */
export const OFFER_PATH = '/country-offer';
/** Id of the form in the modal. */
export const OFFER_FORM = 'country-offer';
/** Address of the page there, or path of this one. */
export const GO_ON_FIELD = 'to';
