/** What a sentence says beyond a typed text: ages, weekends, distances, what is not wanted, names of places. */
import { againstBook } from './against-words.ts';
import { readAge } from './ages.ts';
import { readDistance } from './amounts.ts';
import { ALONE, CHEAPEST, isEveryday, PRACTICAL } from './everyday-words.ts';
import { lengthOfNoDay } from './days-of-months.ts';
import { isFiller } from './filler-words.ts';
import { PhraseBook, phraseBook, wordSet } from './phrase-book.ts';
import {
  firstOf,
  SENTENCE_READERS,
  type FoundMeaning,
  type Reader,
  type Readers,
} from './phrases.ts';
import { readPrice } from './prices.ts';
import { REGIONS_OF_TRIPS } from './regions.ts';
import { isOtherYearAt, otherYearAt } from './time-parts.ts';
import { BETWEEN_DAY_AND_MONTH } from './time-words.ts';
import { readTime } from './times.ts';
import type { Token } from './tokens.ts';
import { regionBook } from './wish-words.ts';

/** With a "no" that is none, or that is said of nothing. */
const NO_NEGATIONS = phraseBook(
  'filler',
  'nowhere except,nowhere but,nowhere other than,nothing but,nothing except,why not,no matter,no problem,no idea,not sure,do not mind,don t mind,wouldn t mind,is out of,nothing else',
  'da nessuna parte tranne,da nessuna parte se non,nient altro che,perché no,non importa,non so,nessun problema',
  'a ningún sitio excepto,a ningún sitio salvo,a ninguna parte excepto,a ninguna parte salvo,nada más que,por qué no,no importa,no sé,ni idea',
  'nulle part sauf,nulle part ailleurs qu,nulle part ailleurs que,rien que,rien d autre que,pourquoi pas,peu importe,pas de problème',
  'nirgends außer,nirgendwo außer,nirgendwohin außer,nirgends als,nichts außer,nichts als,warum nicht,wieso nicht,kein Problem,keine Ahnung,noch nie,noch nicht',
);

const NOT_ONLY = phraseBook(
  true,
  'not only,not just,non solo,non soltanto,no solo,no solamente,pas seulement,nicht nur',
);
const BUT_ALSO = phraseBook(true, 'also,as well,anche,también,sino,aussi,également,auch,sondern');
/** Tokens in which the other half of "not only, but also" is looked for. */
const MOST_BETWEEN = 12;
const MOST_FILLERS = 3;

/** "Not only Japan" is a wish for other places too, which no filter says; of "not only, but also" both are wanted. */
const notOnly: Reader = (tokens, at, known) => {
  const found = NOT_ONLY.longestAt(tokens, at);
  if (!found) return null;
  let next = at + found.length;
  const coming = tokens.slice(next, next + MOST_BETWEEN);
  const filler = { length: found.length, meaning: 'filler' } as const;
  if (coming.some((_, place) => BUT_ALSO.longestAt(tokens, next + place))) return filler;
  const last = next + MOST_FILLERS;
  while (next < last && isFiller(tokens[next]?.word ?? '')) next += 1;
  const wish = firstOf(SENTENCE_READERS.phrases, tokens, next, known);
  return wish ? { length: next + wish.length - at, meaning: 'unknown' } : filler;
};

/** In days. */
const WEEKENDS = new PhraseBook<readonly [from: number, to: number]>()
  .add(
    [3, 4],
    ...'long weekend,fine settimana lungo,weekend lungo,week end lungo,fin de semana largo,puente largo,long week-end,week-end prolongé,langes Wochenende,lange Wochenende,langen Wochenende,verlängertes Wochenende,verlängerten Wochenende'.split(
      ',',
    ),
  )
  .add(
    [2, 3],
    ...'weekend,weekend break,weekend trip,fine settimana,week end,fin de semana,week-end,Wochenende,Wochenendtrip'.split(
      ',',
    ),
  );

/** Names of places that a word of daily life is as well, in any language: only where they are written as a name. */
const DAILY_WORDS = wordSet(
  'page paul side split file manly karen ella dana hue sour reine noto beach islands arcos lasso train sal sur bled vino vin wein cile',
);
/** Countries that people are called, and what stands before people. */
const PEOPLES_NAMES = wordSet('jordan chad georgia kenya india israel');
const BEFORE_PEOPLE = wordSet(
  'with friend called named mit freund freundin namens con amico amica amigo amiga avec ami amie',
);
/** Things that the name of a country or of a kind of travel is a part of. */
const THINGS = phraseBook(
  'unknown',
  'turkey dinner,turkey sandwich,turkey sandwiches,roast turkey,fine china,china plates,guinea pig,guinea pigs,jordan almonds,brazil nuts,brazil nut,panama hat,panama hats,french fries,swiss cheese,chili con carne,chilli con carne,mal di mare,mal de mer,mal de mar',
);

const REGIONS = regionBook(REGIONS_OF_TRIPS);

const weekend: Reader = (tokens, at) => {
  const found = WEEKENDS.longestAt(tokens, at);
  if (!found) return null;
  const [durationFrom, durationTo] = found.meaning;
  return {
    length: found.length,
    meaning: { filter: 'length', values: { durationFrom, durationTo } },
  };
};

const age: Reader = (tokens, at) => {
  const found = readAge(tokens, at);
  if (!found) return null;
  const { length, group } = found;
  return {
    length,
    meaning: group === null ? 'nothing' : { filter: 'ageBadge', values: { ageBadge: group } },
  };
};

const distance: Reader = (tokens, at) => {
  const found = readDistance(tokens, at);
  return found && { length: found.length, meaning: 'nothing' };
};

const person: Reader = (tokens, at) => {
  const isPerson =
    PEOPLES_NAMES.has(tokens[at]?.word ?? '') && BEFORE_PEOPLE.has(tokens[at - 1]?.word ?? '');
  return isPerson ? { length: 1, meaning: 'unknown' } : null;
};

/** Months and seasons that are other words, too: "she may be right", Italian "mai" for never. */
const VERBS = wordSet('may march fall spring');
const BEFORE_VERBS = wordSet('i you he she it we they that who which there');
const verb: Reader = (tokens, at, { language }) => {
  const isNever = language === 'it' && tokens[at]?.word === 'mai';
  const isVerb = VERBS.has(tokens[at]?.typed ?? '') && BEFORE_VERBS.has(tokens[at - 1]?.word ?? '');
  return isNever || isVerb ? { length: 1, meaning: 'filler' } : null;
};

/** Of times that a year may follow. */
const TIME_LENGTHS = [1, 2, 3, 4];
/** "May 2031", "mayo de 2031": no other May is meant. */
const otherYear: Reader = (tokens, at, known) => {
  const placeBehind = (length: number) =>
    at + length + (BETWEEN_DAY_AND_MONTH.has(tokens[at + length]?.word ?? '') ? 1 : 0);
  const isOther = (length: number) => isOtherYearAt(tokens, placeBehind(length), known.today);
  if (!TIME_LENGTHS.some(isOther)) return null;
  const time = readTime(tokens, at, known);
  if (!time || !isOther(time.length)) return null;
  const place = placeBehind(time.length);
  const meaning = otherYearAt(tokens, place, known.today) ?? 'unknown';
  return { length: place + 1 - at, meaning };
};

/** "31 February", "3.5.2020". */
const noDay: Reader = (tokens, at, known) => {
  const length = lengthOfNoDay(tokens, at, known);
  if (length !== null) return { length, meaning: 'noDay' };
  if (!tokens[at]?.date) return null;
  const time = readTime(tokens, at, known);
  const isOver = time?.to && time.to < known.today;
  return isOver ? { length: time.length, meaning: 'past' } : null;
};

/** "In 2035", where it is no amount. */
const yearAlone: Reader = (tokens, at, { today }) => {
  const meaning = otherYearAt(tokens, at, today);
  return meaning && { length: 1, meaning };
};

/** Where somebody has been is not where they want to go. */
const PAST = phraseBook(
  true,
  'been to,been in,we did,i did,visited,already seen,already know,home from,back from',
  'stato in,stata in,stati in,state in,già visto,già visitato,tornato dal,tornati dal',
  'estado en,estuve en,estuvimos en,visitado,visto ya,vuelto de',
  'été en,été au,été à,allé en,allé au,allée en,allée au,allés en,allés au,déjà vu,visité',
  'war schon in,waren schon in,war in,waren in,kenne schon,kennen schon,war bereits in,waren bereits in',
);
const past: Reader = (tokens, at, known) => {
  const verb = PAST.longestAt(tokens, at);
  const place = verb && firstOf(SENTENCE_READERS.phrases, tokens, at + verb.length, known);
  return place && { length: verb.length + place.length, meaning: 'unknown' };
};

const name: Reader = (tokens, at, { names }) => {
  const found = names().longestAt(tokens, at);
  if (!found) return null;
  const isDaily = (word: string) => DAILY_WORDS.has(word) || isFiller(word) || isEveryday(word);
  const isMeant =
    found.length > 1 || !isDaily(tokens[at]?.word ?? '') || isWrittenAsName(tokens, at);
  return isMeant ? found : null;
};

/** With a capital where the words around it have none. */
function isWrittenAsName(tokens: readonly Token[], at: number): boolean {
  const { typed = '' } = tokens[at] ?? {};
  const before = tokens[at - 1];
  const isCapital = /^\p{Lu}\p{Ll}/u.test(typed);
  return (
    isCapital &&
    before !== undefined &&
    /^\p{Ll}/u.test(before.typed) &&
    !/[.!?]/u.test(tokens[at]?.before ?? '')
  );
}

/** The longest of what several find at a place; of equal ones the first. */
function longestOf(...readers: readonly Reader[]): Reader {
  return (...place) => {
    let longest: FoundMeaning | null = null;
    for (const read of readers) {
      const found = read(...place);
      if (found && found.length > (longest?.length ?? 0)) longest = found;
    }
    return longest;
  };
}

export const QUESTION_READERS: Readers = {
  phrases: [
    (tokens, at) => NO_NEGATIONS.longestAt(tokens, at),
    notOnly,
    // "Più economico di 1000 €" is a limit.
    (tokens, at) => (readPrice(tokens, at) ? null : CHEAPEST.longestAt(tokens, at)),
    age,
    distance,
    person,
    past,
    verb,
    noDay,
    otherYear,
    longestOf(
      (tokens, at) => THINGS.longestAt(tokens, at),
      weekend,
      (tokens, at) => REGIONS.longestAt(tokens, at),
      (tokens, at) => ALONE.longestAt(tokens, at),
      (...place) => firstOf(SENTENCE_READERS.phrases, ...place),
      (tokens, at) => PRACTICAL.longestAt(tokens, at),
      (tokens, at) => againstBook().longestAt(tokens, at),
      name,
    ),
  ],
  words: [yearAlone, ...SENTENCE_READERS.words],
};
