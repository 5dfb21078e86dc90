/** What an application for a partnership may hold (AUTH-07): the form needs it without a validator. */
export const PARTNERSHIP_KINDS = ['coordinator', 'creator', 'company'] as const;
export const MAXIMUM_WEBSITE = 300;
export const MAXIMUM_PARTNERSHIP_MESSAGE = 4000;
