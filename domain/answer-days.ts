/** Within how many working days a person answers a request for seats: what page and mail promise. */
export const ENQUIRY_ANSWER_DAYS = 2;
