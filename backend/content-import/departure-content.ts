/**
 * Departures that an operator writes: `content/departures/{travel}.yaml`, a list by date. They take the
 * place of the travel's rule, with true figures of seats and prices (TRV-14).
 */
import { z } from 'zod';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import type { TourGroup } from '../../domain/tour-group.ts';
import type { ContentFiles } from './content-files.ts';
import { hasFields, pricesSchema, slugSchema } from './shared-schemas.ts';
import { readListsOfTravels } from './lists-of-travels.ts';

const MOST_SEATS = 24;

const daySchema = z.string().refine(isCalendarDate, 'is no day such as 2027-04-03');

/**
 * What seats do not tell: that it runs though people are missing, that one may only ask about it, that
 * it is closed, or that it will not take place.
 */
const STATUSES = ['confirmed', 'on-request', 'sold-out', 'withdrawn'] as const;

const peopleSchema = z.int().min(0).default(0);

const departureSchema = z
  .strictObject({
    /** The day it starts. */
    date: daySchema,
    /** Of a departure that costs something else than the travel does. */
    price: pricesSchema.optional(),
    /** What it costs until a day, that day included. */
    discount: z.strictObject({ price: pricesSchema, until: daySchema }).optional(),
    /** A code that takes something off, until a day. */
    promotion: z
      .strictObject({
        code: z.string().regex(/^[A-Z0-9]{3,10}$/, 'is no code of capital letters and digits'),
        off: pricesSchema,
        until: daySchema,
      })
      .optional(),
    ages: z.enum(AGE_GROUPS).default('ALL'),
    /** All seats, where they are not the travel's most. */
    seats: z.int().min(1).max(MOST_SEATS).optional(),
    taken: z.int().min(0).default(0),
    /** Who has a seat, as far as the company tells: for who is logged in, in counts of five or more (TRV-08). */
    group: z
      .strictObject({
        women: peopleSchema,
        alone: peopleSchema,
        firstTimers: peopleSchema,
        ages: z.strictObject({ '25-35': peopleSchema, '35-49': peopleSchema }).prefault({}),
      })
      .prefault({}),
    /** Whether it is good for who has never travelled like this. */
    firstTimers: z.boolean().default(false),
    /** Whether there is a private room left; as the travel says, where nothing is written. */
    privateRoom: z.boolean().optional(),
    /** Who leads it, where the company has decided; else the rota names one of the travel's own. */
    coordinator: slugSchema.optional(),
    status: z.enum(STATUSES).optional(),
  })
  .refine(({ discount, promotion }) => !(discount && promotion), {
    path: ['promotion'],
    message: 'is beside a discount: a departure has one of them',
    when: hasFields,
  })
  .refine(({ group, taken }) => !(mostPeople(group) > taken), {
    path: ['group'],
    message: 'counts more people than have a seat',
    when: hasFields,
  });
export type DepartureContent = z.infer<typeof departureSchema>;

/** How many have a seat at least, if the counts are right; each person is of one age. */
function mostPeople({ women, alone, firstTimers, ages }: TourGroup): number {
  return Math.max(women, alone, firstTimers, ages['25-35'] + ages['35-49']);
}

const FOLDER = 'departures';

/** The departures of each travel that has a file of them; a file for no travel is a problem. */
export function readDepartures(
  files: ContentFiles,
  travels: readonly string[],
): ReadonlyMap<string, readonly DepartureContent[]> {
  const departures = new Map<string, readonly DepartureContent[]>();
  // Where there is none, the travel's rule makes them.
  const lists = readListsOfTravels(files, FOLDER, travels, departureSchema);
  for (const { travel, file, rows } of lists) {
    const days = new Set<string>();
    for (const [index, { date }] of rows.entries()) {
      if (days.has(date)) files.report(file, `${index}.date`, `${date} is there twice`);
      days.add(date);
    }
    departures.set(
      travel,
      rows.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    );
  }
  return departures;
}

/** Where the departures of a travel are written. */
export function writtenFile(files: ContentFiles, travel: string): string {
  return files.path(FOLDER, `${travel}.yaml`);
}
