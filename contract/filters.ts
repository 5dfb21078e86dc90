/**
 * The filter object of the listing calls (§3, RES-02). A URL's text becomes this object by
 * `domain/filters/search-filters.ts`; here is what the backend accepts, by the kind of each filter's value.
 */
import { z } from 'zod';
import { isCalendarDate } from '../domain/calendar-date.ts';
import type { Field } from '../domain/filters/define-filter.ts';
import { FILTERS, fieldsOf } from '../domain/filters/filters.ts';
import { ARRANGEMENT, type ListingBody } from '../domain/filters/search-filters.ts';
import { CURRENCIES } from '../domain/market.ts';
import { MAXIMUM_TEXT_LENGTH } from '../domain/query-values.ts';

/** Of an open list, in one call. An editor's list may be longer than one in a URL. */
const MOST_VALUES = 200;

const dayOfCalendar = z.string().refine(isCalendarDate, 'not a day of the form YYYY-MM-DD');

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().max(MAXIMUM_TEXT_LENGTH);
    case 'words':
      return z.array(z.enum(field.values));
    case 'choice':
      return z.enum(field.values);
    case 'flag':
      return z.boolean();
    case 'number': {
      const { minimum, maximum } = field;
      const schema = z.int().min(minimum);
      return maximum === undefined ? schema : schema.max(maximum);
    }
    case 'numbers':
      return z.array(z.int().min(1)).max(MOST_VALUES);
    case 'day':
      return dayOfCalendar;
    case 'codes':
      return z.array(z.string().regex(field.form)).max(MOST_VALUES);
    case 'ids':
      return z.array(z.string()).max(MOST_VALUES);
  }
}

type FilterShape = {
  [Key in keyof ListingBody]-?: z.ZodType<NonNullable<ListingBody[Key]>>;
};

const fields: Readonly<Record<string, Field>> = Object.assign(
  {},
  ...FILTERS.map(fieldsOf),
  ARRANGEMENT,
);
const shape = Object.fromEntries(
  Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]),
) as FilterShape;

const fieldsSchema = z.object(shape).partial();

/** More than a question says. */
export const MOST_EXCLUDED = 20;

export const filtersSchema = z
  .object({
    ...shape,
    /** Filters of things that are not wanted: what fits any of them by itself is not listed (AI-01). */
    excluded: z.array(fieldsSchema).max(MOST_EXCLUDED),
    /** Whether travels that have more of the values asked for come first in the score (AI-01). */
    valuesInScore: z.boolean(),
    /** Whether a list of tours has each travel once, with the first of its tours in the order asked for (RES-06). */
    oncePerTravel: z.boolean(),
    /** Whether the text's rank joins the score of travels: those that fit it better come first (RES-06). */
    textInScore: z.boolean(),
    /** Currency that prices are filtered and sorted by; the market's own by default. */
    currency: z.enum(CURRENCIES),
  })
  .partial();

export type Filters = z.infer<typeof filtersSchema>;
