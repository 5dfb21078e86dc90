/** /{travels}/{travel}/calendar.ics: the departures of a travel for one's calendar (TRV-16). */
export { loadCalendar as loader } from '../calendar-file/calendar-route.server.ts';
