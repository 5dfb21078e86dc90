/** Why somebody removes a travel, a tour or an alert (WISH-03): the form needs it without a validator. */
export const REMOVED_KINDS = ['travel', 'tour', 'alert'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

export const REMOVAL_REASONS = [
  'tooManyNotifications',
  'notInterestedInNotifications',
  'notInterestedInTour',
  'other',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** Of the free text beside `other`. */
export const MAXIMUM_REMOVAL_TEXT = 500;
