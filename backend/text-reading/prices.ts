/** Prices in a text: "under 1500 euros", "entre 1000 et 2000 €", "two grand". */
import type { Currency } from '../../domain/market.ts';
import { UNITS } from './lengths.ts';
import {
  BOUNDS,
  boundAfter,
  inOrder,
  isNegative,
  isYearNamed,
  NUMBER_BOOK,
  otherEnd,
  SIGNS,
  type FoundAmount,
} from './numbers.ts';
import { PhraseBook, wordSet } from './phrase-book.ts';
import type { Token } from './tokens.ts';

/** In units of a currency; null where none was named. */
export interface FoundPrice extends FoundAmount {
  readonly currency: Currency | null;
}

const CURRENCIES = new PhraseBook<Currency>()
  .add('EUR', 'eur', 'euro', 'euros', 'Euro')
  .add('USD', 'usd', 'dollar', 'dollars', 'dollari', 'dólares', 'us dollars', 'bucks')
  .add('GBP', 'gbp', 'pound', 'pounds', 'sterline', 'libras', 'livres', 'Pfund', 'quid');
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
  if (!first || isBelowNothing(tokens, next)) return null;
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
      ? isLonePrice(low) &&
        isLonePrice(high) &&
        !HEIGHTS.has(tokens[next]?.word ?? '') &&
        !isYearNamed(tokens, at)
      : Math.max(low, high) >= LEAST_BARE_PRICE);
  if (!isPrice || high < 1 || Math.max(low, high) > MOST_UNITS || UNITS.longestAt(tokens, next))
    return null;
  const isLeast = said === 'least' || said === 'above' || said === 'least of a price';
  const range = second
    ? inOrder(low, high)
    : { from: isLeast ? low : null, to: isLeast ? null : low };
  return { length: next - at, range, currency };
}

/** "-500", "-€500", "€-500", "minus 500". */
function isBelowNothing(tokens: readonly Token[], at: number): boolean {
  const isSign = (place: number) => SIGNS.has(tokens[place]?.typed ?? '');
  const isAfterSign = (place: number) => isSign(place - 1) && isDash(tokens[place]);
  return (
    isNegative(tokens, at) ||
    MINUS.has(tokens[at - 1]?.word ?? '') ||
    isAfterSign(at) ||
    isAfterSign(at + 1) ||
    (isSign(at - 1) && isNegative(tokens, at - 1))
  );
}

const MINUS = wordSet('minus negative negativo negatif');

function isDash(token: Token | undefined): boolean {
  return /[-−–]\s*$/u.test(token?.before ?? '');
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
