/** What an import is for, how far it is, and what came of it. */
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';

/** The name under which the database remembers what was imported from the content folder. */
export const CONTENT_SOURCE = 'content';
/** The operator's own day; a market's day may differ by some hours, which no rule depends on. */
const OPERATOR_TIME_ZONE = 'Europe/Rome';

/** The day that departures are made for at `now` (ms since 1970). */
export function departureDay(now: number): CalendarDate {
  return todayIn(OPERATOR_TIME_ZONE, now);
}

export interface ImportOutcome {
  /** False when this content was imported for this day already. */
  readonly isNew: boolean;
  /** What was imported; nothing where it is not new, and no travel where only the day is. */
  readonly travels: number;
  readonly tours: number;
}

export const NOTHING_NEW: ImportOutcome = { isNew: false, travels: 0, tours: 0 };

/** The outcome in a line for who started it. */
export function describeOutcome({ isNew, travels, tours }: ImportOutcome): string {
  if (!isNew) return 'unchanged';
  if (travels === 0) return `unchanged, ${tours} departures rolled forward`;
  return `${travels} travels and ${tours} departures imported`;
}

/** What takes time, in its order: photographs, the files, and what is written of them. */
type ImportStep = 'pictures' | 'files' | 'travels' | 'departures';

/** Told how far a step is. */
export type ReportProgress = (step: ImportStep, done: number, total: number) => void;
