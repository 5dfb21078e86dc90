/** Within how many working days a person answers an enquiry: what page and mail promise, stated once. */
export const ENQUIRY_ANSWER_DAYS = 2;
