/** A period of a market that is no month, as it is stored: a holiday, season or event with its days. */
import type { Period } from '../../domain/date-range.ts';

export type PeriodRecord = Pick<Period, 'name' | 'startingDate' | 'endingDate'>;
