/** The calendar file of a dated meet-up (MEET-01). Its times are moments: they are right wherever one reads them. */
import type { MeetupEvent } from '../../contract/event.ts';
import { meetupCalendarPath, meetupPath } from '../../contract/meetup-paths.ts';
import { endOf, isoMoment } from '../../domain/clock-time.ts';
import { printCalendar, type CalendarView } from './calendar-file.server.ts';

export function meetupCalendar(
  event: MeetupEvent,
  { settings, market, today }: Pick<CalendarView, 'settings' | 'market' | 'today'>,
): string {
  const { id, title, timeZone, startingDate, startingTime, meetingPoint, city } = event;
  const end = endOf(event, event.durationMinutes);
  const origin = settings.origins[market.id];
  const url = origin + meetupPath(id);
  const entry = {
    // The same meet-up is the same entry in every market's file.
    uid: `meet-up-${id}@${new URL(settings.origins['en-WE']).hostname}`,
    start: new Date(isoMoment(timeZone, startingDate, startingTime)),
    end: new Date(isoMoment(timeZone, end.day, end.time)),
    isAllDay: false,
    title,
    text: `${event.text}\n${url}`,
    place: `${meetingPoint.name}, ${city.name}`,
    url,
    isCertain: true,
  };
  return printCalendar([entry], {
    name: `${title} · ${settings.brand.name}`,
    maker: `//${settings.brand.name}//${market.languageTag}`,
    url: origin + meetupCalendarPath(id),
    today,
  });
}
