/**
 * POST calendar: when one can travel (SRCH-12). The specification shows the calendar and not the call, so
 * it is defined here (API-08).
 */
import { z } from 'zod';
import { PERIOD_TYPES } from '../domain/date-range.ts';
import { CURRENCIES } from '../domain/market.ts';
import { TOUR_STATUSES } from '../domain/tour-status.ts';
import { answerSchema } from './answer.ts';
import { daySchema } from './common.ts';

/** A day on which tours start. */
const departureDaySchema = z.object({
  day: daySchema,
  /** Of the best of them, by the calendar's ranking (TRV-05). */
  status: z.enum(TOUR_STATUSES),
  departures: z.int().min(1),
  /** The lowest price of the day in cents of the answer's currency; null where none has one. */
  cents: z.int().min(0).nullable(),
});
export type DepartureDay = z.infer<typeof departureDaySchema>;

/** A month, or a holiday, season or event of the market, in its language. */
const countedPeriodSchema = z.object({
  type: z.enum(PERIOD_TYPES),
  name: z.string(),
  /** In which it begins. */
  year: z.int(),
  startingDate: daySchema,
  endingDate: daySchema,
  icon: z.object({ url: z.string(), altText: z.string() }).optional(),
  /** Days of leave that all of it takes; null where nobody says, and for a month. */
  leaveDays: z.int().min(0).nullable().default(null),
  /** Tours that start in it. */
  departures: z.int().min(1),
});
export type CountedPeriod = z.infer<typeof countedPeriodSchema>;

export const calendarAnswerSchema = answerSchema(
  z.object({
    currency: z.enum(CURRENCIES),
    /** Days of the coming 18 months on which a tour starts that fits the filters, in order. */
    days: z.array(departureDaySchema),
    /** Those of the same months in which such a tour starts, by their first day. */
    periods: z.array(countedPeriodSchema),
  }),
);
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;
