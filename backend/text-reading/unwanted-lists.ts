/** Lists of what is not wanted: "without Japan, Peru and Iceland" leaves out all three. */
import type { FilterName } from '../../domain/filters/filters.ts';
import { phraseBook, wordSet } from './phrase-book.ts';
import type { Meaning, Phrase } from './phrase.ts';
import { endsSentence, type Token } from './tokens.ts';

/** Behind these a whole list may be left out, also one of commas alone: "except Japan, Thailand". */
export const EXCEPTIONS = phraseBook(
  'negation',
  'everything but,all but,except,except for,anywhere but,everywhere but,anything but,but not,other than,apart from,minus,everything bar,anything bar,anywhere bar,everywhere bar,all bar',
  'tranne,eccetto,ma non,a parte,salvo',
  'excepto,menos,salvo,pero no',
  'sauf,sauf à,sauf au,sauf le,sauf la,sauf l,sauf les,hormis,mais pas,à part',
  'außer,bis auf,aber nicht',
);

/** Behind a comma stands what is wanted in its place: "instead of Japan, Peru and Iceland". */
export const REPLACEMENTS = phraseBook(
  'negation',
  'instead of,rather than,al posto di,invece di,en lugar de,en vez de,au lieu de,plutôt que,statt,anstatt',
);

/** A second "no" that takes nothing back, since the language doubles it: "no quiero nada de Asia". */
export const DOUBLED = wordSet(
  'nor neither non né nessun nessuna niente ni nada rien pas nein kein keine keinen keiner keinem nichts',
);

/** What says no to what was said before: "no not Peru" still leaves out Peru. */
export const REFUSALS = wordSet('no non nein');

/** Between two things of which neither is wanted. */
export const ALTERNATIVES = wordSet('or o u ou oder und ni');

/** Before the last thing of a list. */
const BEFORE_LAST = wordSet('and or nor e ed o od né y u ni et ou und oder noch');
/** What may stand between the things of a list. */
export const IN_LISTS = wordSet(
  'and or e ed o y u et ou und oder the le la les l il lo los las el i gli den die das',
);
/** Between them, too, where one stands before the first: "not to Japan, to Peru or to Iceland". */
const PREPOSITIONS = wordSet(
  'in to at on a ad al allo alla ai agli alle nel nello nella nei negli nelle di de d du des au aux en nach im ins von',
);

export const PLACES: readonly FilterName[] = ['destinationId', 'continentId'];
const STYLES: readonly FilterName[] = ['travelStyles', 'moods', 'badgeId', 'travelTypes'];

/** What may stand in one list with others of its kind; null of what stands in none. */
export function listKindOf(meaning: Meaning): string | null {
  if (meaning === 'text') return 'place';
  if (typeof meaning === 'string' || 'unless' in meaning) return null;
  if ('filter' in meaning) return meaning.filter === 'dates' ? 'dates' : null;
  const kinds = new Set(
    meaning.wishes.map(({ name }) =>
      PLACES.includes(name) ? 'place' : STYLES.includes(name) ? 'style' : name,
    ),
  );
  const [kind = null] = kinds;
  return kinds.size === 1 && kind !== 'pace' ? kind : null;
}

/**
 * With all things of a list unwanted where the first is, up to the one behind its last "and" or "or".
 *
 * @param firsts places of phrases that a "no" is said of, each with whether that is an "instead of"
 */
export function unwantedLists(
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  firsts: ReadonlyMap<number, boolean>,
): readonly Phrase[] {
  const all = [...phrases];
  let read = 0;
  for (const [first, isReplacing] of firsts) {
    if (first < read) continue;
    const hasPreposition = PREPOSITIONS.has(tokens[(all[first]?.at ?? 0) - 1]?.word ?? '');
    for (let next = first + 1, known = first; next < all.length; next++) {
      const [one, other] = [all[next - 1] as Phrase, all[next] as Phrase];
      const between = tokens.slice(one.end, other.at + 1);
      const joined = joinedBy(between, hasPreposition);
      const isOfList = joined !== null && listKindOf(one.meaning) === listKindOf(other.meaning);
      read = next;
      if (!isOfList || listKindOf(one.meaning) === null || (isReplacing && joined === 'comma'))
        break;
      if (joined === 'comma') continue;
      for (let place = known + 1; place <= next; place++)
        all[place] = { ...(all[place] as Phrase), isUnwanted: true };
      known = next;
    }
  }
  return all;
}

/** How two things stand in one list, by what is between them and the second one's first word. */
function joinedBy(between: readonly Token[], hasPreposition: boolean): 'comma' | 'last' | null {
  const words = between.slice(0, -1).map(({ word }) => word);
  const marks = between.map(({ before }) => before).join('');
  if (between.some(endsSentence)) return null;
  const isOfList = (word: string) =>
    IN_LISTS.has(word) || (hasPreposition && PREPOSITIONS.has(word)) || BEFORE_LAST.has(word);
  if (!words.every(isOfList)) return null;
  if (/[&/]/u.test(marks) || words.some((word) => BEFORE_LAST.has(word))) return 'last';
  return marks.includes(',') ? 'comma' : null;
}
