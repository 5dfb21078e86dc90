/** What the form on statistics sends (ANA-01). */
export const STATISTICS_FIELD = 'statistics';
export const ALLOWED = 'on';
export const NOT_ALLOWED = 'off';
