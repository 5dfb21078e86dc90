/** Has the shape of an ISO 3166 alpha-3 code, and is set aside by it for whoever likes: no country has it. */
export const NO_COUNTRY = 'ZZZ';
