/** Numbers in a text, one or two, and what bounds them: "8 to 10", "at most twelve", "2000 or less". */
import type { Currency } from '../../domain/market.ts';
import { PhraseBook, wordSet } from './phrase-book.ts';
import type { Token } from './tokens.ts';

/** Both ends count; null is an open end. */
export interface AmountRange {
  readonly from: number | null;
  readonly to: number | null;
}
export interface FoundAmount {
  /** Number of tokens. */
  readonly length: number;
  readonly range: AmountRange;
}
/** The Italian "da" is the least of a price, and says nothing of a length: "un viaggio da 7 giorni". */
export type Bound = 'most' | 'below' | 'least' | 'above' | 'least of a price' | 'about' | 'between';

export const BOUNDS = new PhraseBook<Bound>()
  .add(
    'below',
    ...'under,below,less than,fewer than,cheaper than,shorter than,for less than,for under'.split(
      ',',
    ),
    ...'sotto,sotto i,sotto ai,sotto gli,meno di,più economico di,meno caro di'.split(','),
    ...'menos de,por menos de,por debajo de,más barato que,más barato de'.split(','),
    ...'moins de,sous,en dessous de,à moins de,pour moins de,moins cher que'.split(','),
    ...'unter,kürzer als,weniger als,für unter,günstiger als,billiger als'.split(','),
  )
  .add(
    'most',
    ...'max,maximum,at most,up to,no more than,not more than,within,nothing over,not over,budget,budget of,my budget is'.split(
      ',',
    ),
    ...'fino a,massimo,al massimo,max,entro,entro i,non più di,budget di,budget'.split(','),
    ...'hasta,máximo,como máximo,como mucho,no más de,presupuesto,presupuesto de,máx'.split(','),
    ...'jusqu à,maximum,au maximum,au plus,pas plus de,budget de'.split(','),
    ...'bis,bis zu,maximal,max,höchstens,nicht mehr als,nicht über,budget von,bis maximal'.split(
      ',',
    ),
  )
  .add(
    'above',
    ...'over,above,more than,longer than'.split(','),
    ...'oltre,oltre i,sopra i,più di'.split(','),
    'más de',
    'plus de',
    ...'über,länger als,mehr als'.split(','),
  )
  .add(
    'least',
    ...'at least,from,minimum,min,no less than,not less than'.split(','),
    ...'almeno,minimo,a partire da,non meno di'.split(','),
    ...'al menos,por lo menos,mínimo,como mínimo,desde,a partir de,no menos de'.split(','),
    ...'au moins,minimum,dès,à partir de,pas moins de'.split(','),
    ...'ab,mindestens,wenigstens,minimum,nicht weniger als'.split(','),
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
export const NUMBER_BOOK = new PhraseBook<number>();
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

/** Of "two weeks max 2000 euros" the bound is that of the price. */
export function boundAfter(tokens: readonly Token[], at: number) {
  const found = BOUNDS_AFTER.longestAt(tokens, at);
  if (!found) return null;
  const next = tokens[at + found.length];
  if (next?.before.includes(',')) return found;
  return next && (next.number !== null || SIGNS.has(next.typed)) ? null : found;
}

/** One number or two: "8", "8 to 10", and `7/10`, which with a unit is no date. */
export function numbersAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token?.date?.length === 2 && token.typed.includes('/')) {
    const [low, high] = token.date as [number, number];
    return high < 32 ? { length: 1, low, high } : null;
  }
  const first = numberAt(tokens, at);
  if (!first || isNegative(tokens, at)) return null;
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

/** "-500": nobody wishes that. A dash that stands between two numbers is joined to the first one. */
export function isNegative(tokens: readonly Token[], at: number): boolean {
  const { before = '' } = tokens[at] ?? {};
  return (at === 0 ? /^\s*[-−]$/u : /\s[-−]$/u).test(before);
}

const BEFORE_YEAR = wordSet('in year nel anno nell en ano annee im jahr');

/** "In 2050": a year that no departure is known of, and no price. */
export function isYearNamed(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:19|20|21)\d\d$/.test(tokens[at]?.typed ?? '') &&
    BEFORE_YEAR.has(tokens[at - 1]?.word ?? '')
  );
}

function numberAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token) return null;
  if (token.number !== null) return { number: token.number, length: 1 };
  const word = NUMBER_BOOK.longestAt(tokens, at);
  return word && { number: word.meaning, length: word.length };
}

/** What follows `to` or a dash, with the length of both. */
export function otherEnd<Found extends { readonly length: number }>(
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
export function inOrder(one: number, other: number): AmountRange {
  return { from: Math.min(one, other) || null, to: Math.max(one, other) };
}

export const SIGNS: ReadonlyMap<string, Currency> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);
