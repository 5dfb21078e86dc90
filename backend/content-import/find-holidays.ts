/**
 * Public holidays and observances of countries, by the date-holidays package. A process of its own works
 * them out and ends: the package with its data takes 60 MB and half a second, for an import that happens
 * once for the same content.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CalendarDate } from '../../domain/calendar-date.ts';

export interface Holiday {
  readonly day: CalendarDate;
  readonly name: string;
  /** Whether nobody works. */
  readonly isPublic: boolean;
}

export interface HolidayQuestion {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly state?: string | undefined;
  readonly language: string;
  readonly years: readonly number[];
}

const PRINT_HOLIDAYS = fileURLToPath(new URL('./print-holidays.ts', import.meta.url));
/** A hundred years of every country have less. */
const MOST_BYTES = 50_000_000;

/** The holidays of each question, by date; none of a country that the package does not know. */
export async function findHolidays(questions: readonly HolidayQuestion[]): Promise<Holiday[][]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PRINT_HOLIDAYS, JSON.stringify(questions)],
    { maxBuffer: MOST_BYTES },
  );
  return JSON.parse(stdout) as Holiday[][];
}
