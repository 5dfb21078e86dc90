/** Where browsers send what nobody waits for: events of statistics (ANA-01), and errors of theirs (ERR-02). */
export const PAGE_EVENTS_PATH = '/page-events';
export const PAGE_ERRORS_PATH = '/page-errors';
