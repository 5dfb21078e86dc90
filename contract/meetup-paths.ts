/**
 * Where one joins a dated meet-up (MEET-01): the same path in every market that has meet-ups. Nothing here needs a
 * validator, so that the browser gets none.
 */
export function meetupPath(eventId: string): string {
  return `/meet-ups/${encodeURIComponent(eventId)}`;
}

/** Its file for one's calendar. */
export function meetupCalendarPath(eventId: string): string {
  return `${meetupPath(eventId)}/calendar.ics`;
}
