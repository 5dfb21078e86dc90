/** /{travels}/{travel}/{tour}/calendar.ics: a tour for one's calendar, with its days to remember (TRV-16). */
export { loadCalendar as loader } from '../calendar-file/calendar-route.server.ts';
