/** Travels whose departures are of a rule, and a day on which they are looked at. */
import type { RuledFacts } from '../../../backend/content-import/travel-content.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

/** Some days before a leap day, so that the days of a year pass over one. */
export const FIRST_DAY = '2027-11-15';

export const RULED_TRAVELS = CONTENT.travels.map(({ facts }) => facts as RuledFacts);
export const JAPAN = RULED_TRAVELS.find(({ code }) => code === 'JPN') as RuledFacts;
