/**
 * GET events and GET events/{id}: dated meet-ups, where people get to know each other before they travel (MEET-01). The
 * specification shows the page and not the call, so it is defined here (API-08).
 */
import { z } from 'zod';
import { CLOCK_TIME } from '../domain/clock-time.ts';
import { isCalendarDate } from '../domain/calendar-date.ts';
import { MAXIMUM_TEXT_LENGTH } from '../domain/query-values.ts';
import { answerSchema } from './answer.ts';
import { daySchema } from './common.ts';
import { coordinatorSummarySchema } from './travel.ts';

const queriedDay = z.string().refine(isCalendarDate, 'is no day such as 2027-05-01').optional();

/** Days by the calendar of the place, both ends included; by default all that are known. */
export const eventsQuerySchema = z.object({
  /** As long as one of an address may be: of none that there is, where somebody has typed it. */
  city: z.string().max(MAXIMUM_TEXT_LENGTH).optional(),
  from: queriedDay,
  to: queriedDay,
  /** Id of who receives people there. Such a list is for a page that shows no places, and is kept until one begins. */
  host: z.string().max(MAXIMUM_TEXT_LENGTH).optional(),
});
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

export const eventSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What one does, and how one finds the others. */
  text: z.string(),
  city: z.object({ id: z.string(), name: z.string() }),
  countryName: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Day and time are by the clocks of this IANA zone. */
  timeZone: z.string(),
  startingDate: daySchema,
  startingTime: z.string().regex(CLOCK_TIME),
  durationMinutes: z.int().min(1),
  meetingPoint: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }),
  /** ISO 639-1 codes of what is spoken. */
  languages: z.array(z.string()),
  /** Null where nobody is named yet. */
  host: coordinatorSummarySchema
    .pick({ id: true, firstName: true, lastName: true, portrait: true })
    .nullable(),
  freePlaces: z.int().min(0),
  /**
   * Who comes: first names of those who agreed to be named, and how many others there are. Who joined on the site is
   * counted, and named to who is logged in alone (`joined-events.ts`).
   */
  attendees: z.object({ names: z.array(z.string()), others: z.int().min(0) }),
});
export type MeetupEvent = z.infer<typeof eventSchema>;

const eventCitySchema = z.object({
  id: z.string(),
  name: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Events on the days asked for, whatever city was. */
  count: z.int().min(0),
});
export type EventCity = z.infer<typeof eventCitySchema>;

/** 410 once it has begun. */
export const eventAnswerSchema = answerSchema(eventSchema);

export const eventsAnswerSchema = answerSchema(
  z.object({
    /** Those that have not begun, by day and time. */
    events: z.array(eventSchema),
    /** Every city with meet-ups, by name. */
    cities: z.array(eventCitySchema),
  }),
);
