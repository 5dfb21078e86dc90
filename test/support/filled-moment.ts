/** When it is for backends in process: their database is filled as of then. */
export const FILLED_MOMENT = '2027-03-01T12:00:00Z';
