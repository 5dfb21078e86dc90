/** Lengths and days of leave in a text: "two weeks", "8 to 10 days", "5 Urlaubstage". */
import { leaveLimit } from '../../domain/filters/filters.ts';
import {
  BOUNDS,
  boundAfter,
  inOrder,
  numbersAt,
  type AmountRange,
  type Bound,
  type FoundAmount,
} from './numbers.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

interface Unit {
  readonly days: number;
  /** How many more the whole has: a week of nights ends on the eighth day. */
  readonly more?: number;
}
const DAYS_OF_A_MONTH = 30;
export const UNITS = new PhraseBook<Unit>()
  .add(
    { days: 1 },
    ...'day,days,giorno,giorni,gg,día,días,jour,jours,journées,Tag,Tage,Tagen,tägig,tägige,tägigen,days long'.split(
      ',',
    ),
  )
  .add(
    { days: 7 },
    ...'week,weeks,wk,wks,settimana,settimane,semana,semanas,semaine,semaines,Woche,Wochen,wöchig,wöchige,wöchigen'.split(
      ',',
    ),
  )
  .add(
    { days: 1, more: 1 },
    ...'night,nights,notte,notti,noche,noches,nuit,nuits,Nacht,Nächte,Nächten'.split(','),
  )
  .add(
    { days: DAYS_OF_A_MONTH },
    ...'month,months,mese,mesi,mes,meses,mois,Monat,Monate,Monaten'.split(','),
  );

/** What one takes off work. Days of "vacation", "Urlaub" or "vacances" are as often those away. */
const LEAVE_UNITS = new PhraseBook<Unit>()
  .add(
    { days: 1 },
    ...'day of leave,days of leave,day leave,days leave,leave day,leave days,day of annual leave,days of annual leave,days annual leave,day off,days off,day off work,days off work,vacation day,vacation days,day of PTO,days of PTO,days PTO,PTO day,PTO days,working day,working days,work days,workdays'.split(
      ',',
    ),
    ...'giorno di ferie,giorni di ferie,gg di ferie,giorno di permesso,giorni di permesso,giorno lavorativo,giorni lavorativi'.split(
      ',',
    ),
    ...'día de vacaciones,días de vacaciones,día libre,días libres,día de permiso,días de permiso,día laborable,días laborables'.split(
      ',',
    ),
    ...'jour de congé,jours de congé,jours de congés,jour de congé payé,jours de congés payés,jour de RTT,jours de RTT,RTT,jour ouvré,jours ouvrés'.split(
      ',',
    ),
    ...'Urlaubstag,Urlaubstage,Urlaubstagen,freier Tag,freie Tage,freien Tagen,Tag frei,Tage frei,Arbeitstag,Arbeitstage,Arbeitstagen'.split(
      ',',
    ),
  )
  .add(
    { days: 5 },
    ...'week of leave,weeks of leave,week of annual leave,weeks of annual leave,week off,weeks off,week off work,weeks off work'.split(
      ',',
    ),
    ...'settimana di ferie,settimane di ferie,semana libre,semanas libres,semaine de congé,semaine de congés,semaines de congé,semaines de congés,Woche frei,Wochen frei'.split(
      ',',
    ),
  );

/** Lengths that are one phrase. */
const LENGTHS = new PhraseBook<AmountRange>()
  .add(around(14), ...'fortnight,a fortnight,quindicina,quincena,quinzaine'.split(','))
  .add(around(7), ...'week long,weeklong,eine Woche lang,einwöchige,einwöchig'.split(','))
  .add(around(14), ...'zweiwöchige,zweiwöchig,zweiwöchigen,two week'.split(','))
  .add(around(21), ...'dreiwöchige,dreiwöchig'.split(','))
  .add(around(10), ...'zehntägige,zehntägig'.split(','));

/** No travel is longer. */
const MOST_DAYS = 365;

/** Somebody who says ten days is glad of nine, too. */
function around(days: number): AmountRange {
  const margin = days > 6 ? 2 : 1;
  return { from: Math.max(1, days - margin), to: days + margin };
}

/** A length that begins at a place, in days; null where there is none. */
export function readLength(tokens: readonly Token[], at: number): FoundAmount | null {
  const whole = LENGTHS.longestAt(tokens, at);
  if (whole) return { length: whole.length, range: whole.meaning };
  const found = daysAt(tokens, at, UNITS);
  if (!found || found.low < 1 || found.high > MOST_DAYS) return null;
  const { length, low, high, bound } = found;
  return { length, range: high === low ? boundedDays(low, bound) : inOrder(low, high) };
}

/** At most so many days of leave; without an end where more are meant, which no filter says. */
export function readLeave(tokens: readonly Token[], at: number): FoundAmount | null {
  const found = daysAt(tokens, at, LEAVE_UNITS);
  if (!found || isOffTheTrack(tokens, at + found.length)) return null;
  const { bound } = found;
  const days = Math.max(found.low, found.high);
  const to = leaveLimit(bound === 'below' ? Math.max(1, days - 1) : days);
  const isLeast = bound === 'least' || bound === 'above';
  return { length: found.length, range: isLeast ? { from: to, to: null } : { from: null, to } };
}

/** "A week off the beaten track" is no week off. */
function isOffTheTrack(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === 'off' && tokens[at]?.word === 'the';
}

/** "At most 8 to 10 days": one number or two of a unit, in days, with what bounds them. */
function daysAt(tokens: readonly Token[], at: number, units: PhraseBook<Unit>) {
  const bound = BOUNDS.longestAt(tokens, at);
  let next = at + (bound?.length ?? 0);
  const numbers = numbersAt(tokens, next);
  if (!numbers) return null;
  next += numbers.length;
  if (tokens[next]?.before.trim() === '+' && numbers.high === numbers.low) return null;
  const unit = units.longestAt(tokens, next);
  if (!unit) return null;
  next += unit.length;
  const after = bound ? null : boundAfter(tokens, next);
  next += after?.length ?? 0;
  const days = (number: number) =>
    Math.round(number * unit.meaning.days) + (unit.meaning.more ?? 0);
  return {
    length: next - at,
    low: days(numbers.low),
    high: days(numbers.high),
    bound: bound?.meaning ?? after?.meaning,
  };
}

function boundedDays(days: number, bound: Bound | undefined): AmountRange {
  switch (bound) {
    case 'most':
      return { from: null, to: days };
    case 'below':
      return { from: null, to: Math.max(1, days - 1) };
    case 'least':
      return { from: days, to: null };
    case 'above':
      return { from: Math.min(days + 1, MOST_DAYS), to: null };
    default:
      return around(days);
  }
}

/** "Three weeks" as days, to count from another day; null for a range of them. */
export function readExactDays(tokens: readonly Token[], at: number) {
  const numbers = numbersAt(tokens, at);
  if (!numbers || numbers.high !== numbers.low) return null;
  const unit = UNITS.longestAt(tokens, at + numbers.length);
  const count = numbers.low;
  const days = Math.round(count * (unit?.meaning.days ?? 0));
  if (!unit || days > MOST_DAYS) return null;
  const isMonths = unit.meaning.days === DAYS_OF_A_MONTH && Number.isInteger(count);
  return { length: numbers.length + unit.length, count, days, isMonths };
}
