/**
 * Filters that a text asks for in words (RES-08): "14 days", "zwei Wochen", "Einzelzimmer". A text is looked for
 * in places and kinds of travels, where no such word stands. Like those of kinds, the words of all languages are
 * known together.
 */
import { lengthRangeOf, type FilterRange } from '../../domain/filters/filter-range.ts';
import type { Language } from '../../domain/market.ts';
import { foldedWords, foldText, searchableWords } from './fold-text.ts';
import type { WordsByLanguage } from './kind-words.ts';

export interface FiltersInText {
  /** The length filter that has the days named. */
  readonly length: FilterRange | null;
  readonly privateRoom: boolean;
  /** The text without the words that ask for them; empty where what is left says nothing. */
  readonly rest: string;
}

/** From one up. */
const NUMBERS: WordsByLanguage = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  it: 'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
};
const ONE: WordsByLanguage = { en: 'a', it: 'una un', es: 'una un', fr: 'une', de: 'ein eine' };

const DAY: WordsByLanguage = {
  en: 'day days',
  it: 'giorno giorni',
  es: 'día días',
  fr: 'jour jours',
  de: 'Tag Tage Tagen tägig tägige',
};
const WEEK: WordsByLanguage = {
  en: 'week weeks',
  it: 'settimana settimane',
  es: 'semana semanas',
  fr: 'semaine semaines',
  de: 'Woche Wochen wöchig wöchige',
};

const PRIVATE_ROOM: Readonly<Record<Language, readonly string[]>> = {
  en: ['single room', 'single rooms', 'private room', 'private rooms', 'own room'],
  it: ['camera singola', 'camere singole', 'camera privata', 'singola'],
  es: ['habitación individual', 'habitaciones individuales', 'habitación privada'],
  fr: ['chambre individuelle', 'chambres individuelles', 'chambre privée', 'chambre simple'],
  de: ['Einzelzimmer', 'Einzelbelegung', 'eigenes Zimmer'],
};

/** What one types around it, and means nothing by. */
const FILLERS: WordsByLanguage = {
  en: 'a for of trip trips tour tours holiday holidays',
  it: 'un una di da per viaggio viaggi tour vacanza vacanze',
  es: 'un una de por viaje viajes tour vacaciones',
  fr: 'un une de en pour voyage voyages circuit vacances',
  de: 'ein eine für im mit Reise Reisen Rundreise Urlaub',
};
const FILLER_WORDS = new Set(
  Object.values(FILLERS).flatMap((words) => [...searchableWords(words)]),
);

const NUMBER_OF_WORD = valuesOfWords([
  ...Object.values(NUMBERS).flatMap((words) =>
    words.split(' ').map((word, place): [string, number] => [word, place + 1]),
  ),
  ...Object.values(ONE).map((words): [string, number] => [words, 1]),
]);
const DAYS_OF_UNIT = valuesOfWords([
  ...Object.values(DAY).map((words): [string, number] => [words, 1]),
  ...Object.values(WEEK).map((words): [string, number] => [words, 7]),
]);
const ROOM_PHRASES = Object.values(PRIVATE_ROOM).flat().map(foldedWords);

/** Between a number and a letter a phone's keyboard often leaves no space: `14Tage`. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+|(?<=\p{N})(?=\p{L})/u;

/** Null where the text asks for no filter. */
export function filtersInText(text: string): FiltersInText | null {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  const folded = words.map(foldText);
  const length = findLength(folded);
  const room = findRoom(folded);
  if (!length && !room) return null;
  const isTaken = (place: number) =>
    [length, room].some((found) => found && place >= found.from && place < found.to);
  const isLeft = (place: number) => !isTaken(place);
  const saysMore = folded.some((word, place) => isLeft(place) && !FILLER_WORDS.has(word));
  return {
    length: length && lengthRangeOf(length.days),
    privateRoom: room !== null,
    rest: saysMore ? words.filter((_, place) => isLeft(place)).join(' ') : '',
  };
}

/** A number of days or weeks, and the places of its words. */
function findLength(words: readonly string[]) {
  for (const [place, word] of words.entries()) {
    const unit = DAYS_OF_UNIT.get(words[place + 1] ?? '');
    const number = /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_OF_WORD.get(word);
    if (unit && number) return { days: number * unit, from: place, to: place + 2 };
  }
  return null;
}

function findRoom(words: readonly string[]) {
  for (const from of words.keys()) {
    const phrase = ROOM_PHRASES.find((parts) =>
      parts.every((part, place) => words[from + place] === part),
    );
    if (phrase) return { from, to: from + phrase.length };
  }
  return null;
}

/** Also for words that are typed without a key for their letters: `fuenf`. */
function valuesOfWords(values: readonly [string, number][]): ReadonlyMap<string, number> {
  return new Map(
    values.flatMap(([words, value]) =>
      Array.from(searchableWords(words), (word) => [word, value] as const),
    ),
  );
}
