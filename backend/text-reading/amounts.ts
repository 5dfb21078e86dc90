/** Lengths, days of leave, prices and people in a text: "two weeks", "5 Urlaubstage", "entre 1000 et 2000 €". */
import { leaveLimit } from '../../domain/filters/filters.ts';
import type { Currency } from '../../domain/market.ts';
import { PhraseBook, wordSet } from './phrase-book.ts';
import type { Token } from './tokens.ts';

/** Both ends count; null is an open end. */
interface AmountRange {
  readonly from: number | null;
  readonly to: number | null;
}
interface FoundAmount {
  /** Number of tokens. */
  readonly length: number;
  readonly range: AmountRange;
}
/** In units of a currency; null where none was named. */
export interface FoundPrice extends FoundAmount {
  readonly currency: Currency | null;
}

/** The Italian "da" is the least of a price, and says nothing of a length: "un viaggio da 7 giorni". */
type Bound = 'most' | 'least' | 'least of a price' | 'about' | 'between';

const BOUNDS = new PhraseBook<Bound>()
  .add(
    'most',
    ...'under,below,max,maximum,at most,less than,fewer than,up to,no more than,not more than,within,cheaper than,shorter than,nothing over,not over,budget,budget of,my budget is,for less than,for under'.split(
      ',',
    ),
    ...'sotto,sotto i,sotto ai,sotto gli,meno di,fino a,massimo,al massimo,max,entro,entro i,non più di,budget di,budget'.split(
      ',',
    ),
    ...'menos de,hasta,máximo,como máximo,como mucho,por menos de,por debajo de,no más de,presupuesto,presupuesto de,máx'.split(
      ',',
    ),
    ...'moins de,jusqu à,maximum,au maximum,au plus,sous,en dessous de,pas plus de,à moins de,pour moins de,budget de'.split(
      ',',
    ),
    ...'unter,kürzer als,bis,bis zu,maximal,max,höchstens,weniger als,nicht mehr als,nicht über,für unter,budget von,bis maximal'.split(
      ',',
    ),
  )
  .add(
    'least',
    ...'over,above,more than,at least,from,minimum,min,longer than'.split(','),
    ...'oltre,oltre i,sopra i,più di,almeno,minimo,a partire da'.split(','),
    ...'más de,al menos,por lo menos,mínimo,como mínimo,desde,a partir de'.split(','),
    ...'plus de,au moins,minimum,dès,à partir de'.split(','),
    ...'über,länger als,ab,mindestens,mehr als,wenigstens,minimum'.split(','),
  )
  .add(
    'about',
    ...'about,around,approximately,roughly,circa,ca'.split(','),
    ...'circa,intorno a,intorno ai,sui'.split(','),
    ...'unos,unas,alrededor de,aproximadamente,sobre'.split(','),
    ...'environ,autour de,dans les'.split(','),
    ...'etwa,ungefähr,rund,um die,zirka,so um die'.split(','),
  )
  .add('least of a price', 'da')
  .add('between', 'between', 'tra', 'tra i', 'fra', 'entre', 'zwischen', 'von', 'from', 'de');

/** After an amount. */
const BOUNDS_AFTER = new PhraseBook<Bound>()
  .add(
    'most',
    ...'max,maximum,or less,tops,at most,or under,massimo,al massimo,o meno,máximo,como máximo,o menos,maximum,au maximum,au plus,ou moins,maximal,höchstens,oder weniger,budget'.split(
      ',',
    ),
  )
  .add(
    'least',
    ...'or more,minimum,min,o più,minimo,o más,mínimo,ou plus,au moins,oder mehr,mindestens'.split(
      ',',
    ),
  );

const TO = wordSet('to and or bis und oder a e ed o ai hasta y u et ou à');
/** Between two numbers. */
const DASH = /^\s*[-–—/]\s*$/u;

const NUMBERS: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
];
const NUMBER_BOOK = new PhraseBook<number>();
for (const line of NUMBERS) {
  for (const [place, word] of line.split(' ').entries()) NUMBER_BOOK.add(place + 1, word);
}
NUMBER_BOOK.add(1, 'a', 'an', 'una', 'un', 'une', 'ein', 'eine', 'einer', 'einen')
  .add(2, 'a couple of', 'couple of', 'un paio di', 'un par de', 'ein paar', 'zweier')
  .add(3, 'a few', 'few', 'three or four')
  .add(10, 'una decina di', 'una decena de', 'une dizaine de', 'dizaine de')
  .add(15, 'une quinzaine de')
  .add(1.5, 'one and a half', 'anderthalb', 'eineinhalb')
  .add(20, 'twenty', 'venti', 'veinte', 'vingt', 'zwanzig')
  .add(21, 'twenty one', 'ventuno', 'veintiuno', 'vingt et un', 'einundzwanzig');

interface Unit {
  readonly days: number;
  /** How many more the whole has: a week of nights ends on the eighth day. */
  readonly more?: number;
}
const DAYS_OF_A_MONTH = 30;
const UNITS = new PhraseBook<Unit>()
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

const PEOPLE = new PhraseBook<true>().add(
  true,
  ...'people,person,persons,adult,adults,traveller,travellers,traveler,travelers,pax,child,children,kids,friends,girls,guys,seniors,persona,persone,adulto,adulti,adulte,viaggiatori,bambino,bambini,ragazzi,ragazze,amici,amiche,personas,adultos,viajeros,niño,niños,amigos,amigas,personne,personnes,adulte,adultes,voyageurs,enfant,enfants,amis,amies,Personen,Erwachsener,Erwachsene,Erwachsenen,Reisende,Kind,Kinder,Kindern,Leute,Freunde,Freunden,Freundinnen'.split(
    ',',
  ),
);
/** Before a number of them. */
const GROUPS = new PhraseBook<true>().add(
  true,
  ...'family of,group of,party of,famiglia di,gruppo di,familia de,grupo de,famille de,groupe de,Familie mit,Gruppe von'.split(
    ',',
  ),
);

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
  const to = leaveLimit(Math.max(found.low, found.high));
  return {
    length: found.length,
    range: found.bound === 'least' ? { from: to, to: null } : { from: null, to },
  };
}

/** "A week off the beaten track" is no week off. */
function isOffTheTrack(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === 'off' && tokens[at]?.word === 'the';
}

const DISTANCES = wordSet(
  'mile miles mi km kms kilometre kilometres kilometer kilometers kilometri chilometri chilometro kilometros kilometres Kilometer Kilometern Meilen Meile miglia millas milles',
);

const A_DAY = new PhraseBook<true>().add(
  true,
  ...'a day,per day,each day,every day,daily,al giorno,ogni giorno,al día,cada día,por día,par jour,chaque jour,am Tag,pro Tag,jeden Tag,täglich'.split(
    ',',
  ),
);

/** "No more than 5 miles a day": no filter says that. */
export function readDistance(tokens: readonly Token[], at: number): { length: number } | null {
  const bound = BOUNDS.longestAt(tokens, at)?.length ?? 0;
  const numbers = numbersAt(tokens, at + bound);
  if (!numbers) return null;
  const length = bound + numbers.length + 1;
  if (!DISTANCES.has(tokens[at + length - 1]?.word ?? '')) return null;
  return { length: length + (A_DAY.longestAt(tokens, at + length)?.length ?? 0) };
}

/** How many people there are: "2 adults", "a family of 4", "2/3 Personen". No filter says that. */
export function readPeople(tokens: readonly Token[], at: number): { length: number } | null {
  const group = GROUPS.longestAt(tokens, at);
  const numbers = numbersAt(tokens, at + (group?.length ?? 0));
  if (!numbers) return null;
  const length = (group?.length ?? 0) + numbers.length;
  const people = PEOPLE.longestAt(tokens, at + length);
  if (!people) return group && { length };
  return { length: length + people.length };
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

/** Of "two weeks max 2000 euros" the bound is that of the price. */
function boundAfter(tokens: readonly Token[], at: number) {
  const found = BOUNDS_AFTER.longestAt(tokens, at);
  if (!found) return null;
  const next = tokens[at + found.length];
  if (next?.before.includes(',')) return found;
  return next && (next.number !== null || SIGNS.has(next.typed)) ? null : found;
}

function boundedDays(days: number, bound: Bound | undefined): AmountRange {
  if (bound === 'most') return { from: null, to: days };
  if (bound === 'least') return { from: days, to: null };
  return around(days);
}

/** One number or two: "8", "8 to 10", and `7/10`, which with a unit is no date. */
function numbersAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token?.date?.length === 2 && token.typed.includes('/')) {
    const [low, high] = token.date as [number, number];
    return high < 32 ? { length: 1, low, high } : null;
  }
  const first = numberAt(tokens, at);
  if (!first) return null;
  const second = otherEnd(tokens, at + first.length, numberAt);
  const length = first.length + (second?.length ?? 0);
  return { length, low: first.number, high: second?.number ?? first.number };
}

/** Whether a folded word is that of a number alone: it is no wish of its own. */
export function isNumberWord(word: string): boolean {
  return NUMBER_BOOK.get(word) !== undefined;
}

/** "Over 40", "under 50s": a bound of something that no filter says. */
export function readBoundedNumber(tokens: readonly Token[], at: number): { length: number } | null {
  const bound = BOUNDS.longestAt(tokens, at);
  if (!bound || (tokens[at + bound.length]?.number ?? null) === null) return null;
  const end = at + bound.length + 1;
  const isPlural = tokens[end]?.word === 's' && /^['’]?$/u.test(tokens[end].before);
  return { length: bound.length + (isPlural ? 2 : 1) };
}

function numberAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token) return null;
  if (token.number !== null) return { number: token.number, length: 1 };
  const word = NUMBER_BOOK.longestAt(tokens, at);
  return word && { number: word.meaning, length: word.length };
}

/** What follows `to` or a dash, with the length of both. */
function otherEnd<Found extends { readonly length: number }>(
  tokens: readonly Token[],
  at: number,
  read: (tokens: readonly Token[], at: number) => Found | null,
): Found | null {
  const token = tokens[at];
  if (!token) return null;
  const isDashed = DASH.test(token.before);
  if (!isDashed && !TO.has(token.word)) return null;
  const skipped = isDashed ? 0 : 1;
  const found = read(tokens, at + skipped);
  return found && { ...found, length: found.length + skipped };
}

/** From nothing is an open end. */
function inOrder(one: number, other: number): AmountRange {
  return { from: Math.min(one, other) || null, to: Math.max(one, other) };
}

const CURRENCIES = new PhraseBook<Currency>()
  .add('EUR', 'eur', 'euro', 'euros', 'Euro')
  .add('USD', 'usd', 'dollar', 'dollars', 'dollari', 'dólares', 'us dollars', 'bucks')
  .add('GBP', 'gbp', 'pound', 'pounds', 'sterline', 'libras', 'livres', 'Pfund', 'quid');
const SIGNS: ReadonlyMap<string, Currency> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);

/** Without a currency a smaller number is something else: an age, a day, a number of people. */
const LEAST_BARE_PRICE = 200;
/** A number that stands alone is a price where it is such a round one: 1980 and 66 are something else. */
const LEAST_LONE_PRICE = 500;
const MOST_LONE_PRICE = 20_000;
const ROUND = 50;
const HEIGHTS = wordSet('m mt km ft feet meter meters metre metres metri metros mètre mètres');

/** A thousand in words, of a currency. */
const THOUSANDS = new PhraseBook<number>()
  .add(1000, 'thousand', 'a thousand', 'one thousand', 'mille', 'mil', 'tausend', 'eintausend')
  .add(1500, 'fifteen hundred', 'millecinquecento', 'mil quinientos', 'mille cinq cents')
  .add(2000, 'two thousand', 'duemila', 'dos mil', 'deux mille', 'zweitausend')
  .add(3000, 'three thousand', 'tremila', 'tres mil', 'trois mille', 'dreitausend')
  .add(4000, 'four thousand', 'quattromila', 'cuatro mil', 'quatre mille', 'viertausend')
  .add(5000, 'five thousand', 'cinquemila', 'cinco mil', 'cinq mille', 'fünftausend');
/** Of a currency: nothing costs more, and cents of it are a number that databases and the contract take. */
const MOST_UNITS = 1_000_000;

/** A price that begins at a place; null where there is none. */
export function readPrice(tokens: readonly Token[], at: number): FoundPrice | null {
  const bound = BOUNDS.longestAt(tokens, at);
  let next = at + (bound?.length ?? 0);
  const first = priceAt(tokens, next);
  if (!first) return null;
  next += first.length;
  // A number in words is none: "from 1000 to one".
  const second = otherEnd(tokens, next, priceAt);
  if (second) next += second.length;
  const after = bound ? null : boundAfter(tokens, next);
  next += after?.length ?? 0;
  const currency = first.currency ?? second?.currency ?? null;
  const [low, high] = [first.number, second?.number ?? first.number];
  const said = bound?.meaning ?? after?.meaning;
  const isPrice =
    currency !== null ||
    (said === undefined
      ? isLonePrice(low) && isLonePrice(high) && !HEIGHTS.has(tokens[next]?.word ?? '')
      : Math.max(low, high) >= LEAST_BARE_PRICE);
  if (!isPrice || high < 1 || Math.max(low, high) > MOST_UNITS || UNITS.longestAt(tokens, next))
    return null;
  const isLeast = said === 'least' || said === 'least of a price';
  const range = second
    ? inOrder(low, high)
    : { from: isLeast ? low : null, to: isLeast ? null : low };
  return { length: next - at, range, currency };
}

function isLonePrice(number: number): boolean {
  return number >= LEAST_LONE_PRICE && number <= MOST_LONE_PRICE && number % ROUND === 0;
}

/** A number with its currency before or after it, in thousands where a `k` is joined to it. */
function priceAt(tokens: readonly Token[], at: number) {
  const leading = currencyAt(tokens, at);
  let next = at + (leading?.length ?? 0);
  const token = tokens[next];
  const words =
    token?.number === null ? (grandAt(tokens, next) ?? thousandsAt(tokens, next)) : null;
  const inWords = words && !leading ? words : null;
  if (!token || (token.number === null && !inWords)) return null;
  next += inWords?.length ?? 1;
  const isThousands = !inWords && isGrand(tokens[next]);
  if (isThousands) next += 1;
  const trailing = leading ? null : currencyAt(tokens, next);
  next += trailing?.length ?? 0;
  const currency = (leading ?? trailing)?.currency ?? null;
  const units = inWords?.meaning ?? (token.number ?? 0) * (isThousands ? 1000 : 1);
  return { number: Math.floor(units), currency, length: next - at };
}

/** "A grand", "two grand". */
function grandAt(tokens: readonly Token[], at: number) {
  const count = NUMBER_BOOK.longestAt(tokens, at);
  if (!count || !isGrand(tokens[at + count.length])) return null;
  return { length: count.length + 1, meaning: count.meaning * 1000 };
}

function isGrand(token: Token | undefined): boolean {
  return token?.word === 'grand' || (token?.word === 'k' && token.before === '');
}

/** In words, only where a currency follows. */
function thousandsAt(tokens: readonly Token[], at: number) {
  const found = THOUSANDS.longestAt(tokens, at);
  return found && CURRENCIES.longestAt(tokens, at + found.length) ? found : null;
}

function currencyAt(tokens: readonly Token[], at: number) {
  const sign = SIGNS.get(tokens[at]?.typed ?? '');
  if (sign) return { currency: sign, length: 1 };
  const word = CURRENCIES.longestAt(tokens, at);
  return word && { currency: word.meaning, length: word.length };
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

/** Whether what begins at a place is a number of days, of people or of a currency: no day of a month. */
export function isAmount(tokens: readonly Token[], at: number): boolean {
  return (
    readLength(tokens, at) !== null ||
    readLeave(tokens, at) !== null ||
    readPeople(tokens, at) !== null ||
    (readPrice(tokens, at)?.currency ?? null) !== null
  );
}
