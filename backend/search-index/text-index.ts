/**
 * Full-text search over a fixed set of short documents: a sorted vocabulary with, for each word, the
 * documents that hold it. Every word of a query must be found; the last one may be unfinished; a word
 * that nothing holds may have one typo in it after its first letter (SRCH-03).
 */
import { foldedWords, searchableWords } from './fold-text.ts';
import { STOP_WORDS } from './search-vocabulary.ts';
import { lowerBound, orderOfIds } from './sorted-order.ts';
import {
  MINIMUM_TYPO_LENGTH,
  MINIMUM_UNFINISHED_TYPO_LENGTH,
  typoVariants,
  withoutDoubles,
} from './typo-variants.ts';
import { WordMap } from './word-map.ts';

/** The longest query that is read; what comes after is cut off. */
const MAXIMUM_QUERY_LENGTH = 200;

export interface TextField {
  readonly text: string;
  /** What a hit in this field is worth, 1 to 15. */
  readonly weight: number;
}

export interface TextIndex {
  /**
   * What each document is worth for the query, by its number; 0 where it does not match. Null when
   * the query is blank and so asks for nothing; one of punctuation alone asks, and matches nothing.
   */
  search(query: string): Uint16Array | null;
  /** Whether each of the query's words is one of the vocabulary, as it stands. */
  holds(query: string): boolean;
}

/** How well a word of the vocabulary answers a word of the query; multiplied with the field's weight. */
const EXACT = 4;
const PREFIX = 3;
export const TYPO = 2;
const TYPO_IN_PREFIX = 1;

const DOCUMENTS_BETWEEN_PAUSES = 16;
const WORDS_BETWEEN_PAUSES = 2048;

interface Postings {
  readonly documents: number[];
  readonly weights: number[];
}

interface Vocabulary {
  /** Sorted by code units, so that the words with one prefix stand together. */
  readonly words: readonly string[];
  readonly postings: WordMap<Postings>;
  readonly longestWord: number;
  /** Words by what is left of them without doubled letters. */
  readonly wordsWithoutDoubles: WordMap<string[]>;
  /** Sorted words that are right as they stand, even where no document holds them. */
  readonly properWords: readonly string[];
  readonly documentCount: number;
}

/**
 * Builds the index over the fields of each document, pausing at each `yield`. `properWords` are words
 * that must not be taken for typos: whoever asks for Gambia is not shown Zambia because no travel goes
 * to Gambia.
 */
export function* createTextIndex<Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => readonly TextField[],
  properWords: readonly string[] = [],
): Generator<void, TextIndex> {
  const postings = new WordMap<Postings>();
  for (const [row, document] of documents.entries()) {
    addDocument(postings, row, fieldsOf(document));
    if (row % DOCUMENTS_BETWEEN_PAUSES === 0) yield;
  }
  const held = yield* postings.words();
  const words: string[] = [];
  let longestWord = 0;
  const wordsWithoutDoubles = new WordMap<string[]>();
  for (const place of yield* orderOfIds(held)) {
    const word = held[place] as string;
    words.push(word);
    longestWord = Math.max(longestWord, word.length);
    const key = withoutDoubles(word);
    const alike = wordsWithoutDoubles.get(key);
    if (alike) alike.push(word);
    else wordsWithoutDoubles.set(key, [word]);
    if (words.length % WORDS_BETWEEN_PAUSES === 0) yield;
  }
  const vocabulary: Vocabulary = {
    words,
    postings,
    longestWord,
    wordsWithoutDoubles,
    properWords,
    documentCount: documents.length,
  };
  return {
    search: (query) => searchVocabulary(vocabulary, query),
    holds: (query) => meaningfulWords(query).every((word) => postings.get(word) !== undefined),
  };
}

function addDocument(
  postings: WordMap<Postings>,
  document: number,
  fields: readonly TextField[],
): void {
  for (const { text, weight } of fields) {
    for (const word of searchableWords(text)) {
      let entry = postings.get(word);
      if (!entry) postings.set(word, (entry = { documents: [], weights: [] }));
      const last = entry.documents.length - 1;
      if (entry.documents[last] === document) {
        entry.weights[last] = Math.max(entry.weights[last] as number, weight);
      } else {
        entry.documents.push(document);
        entry.weights.push(weight);
      }
    }
  }
}

function searchVocabulary(vocabulary: Vocabulary, query: string): Uint16Array | null {
  const text = query.slice(0, MAXIMUM_QUERY_LENGTH);
  if (text.trim() === '') return null;
  const totals = new Uint16Array(vocabulary.documentCount);
  const words = meaningfulWords(text);
  for (const [index, word] of words.entries()) {
    const scores = new Uint8Array(vocabulary.documentCount);
    const isFound = scoreWord(vocabulary, word, index === words.length - 1, scores);
    if (!isFound) return totals.fill(0);
    for (let document = 0; document < scores.length; document++) {
      const score = scores[document] as number;
      const total = totals[document] as number;
      totals[document] = score > 0 && (index === 0 || total > 0) ? total + score : 0;
    }
  }
  return totals;
}

/** The query's words without repeats, and without stop words unless it has no others. */
function meaningfulWords(text: string): string[] {
  // The last mention of a repeated word stays: it may be the unfinished one.
  const words = [...new Set(foldedWords(text).reverse())].reverse();
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Raises `scores` for the documents that hold the word, and says whether there is any. */
function scoreWord(
  vocabulary: Vocabulary,
  word: string,
  mayBeUnfinished: boolean,
  scores: Uint8Array,
): boolean {
  let isFound = false;
  const raise = (held: string, quality: number) => {
    const entry = vocabulary.postings.get(held);
    if (!entry) return;
    isFound = true;
    for (let at = 0; at < entry.documents.length; at++) {
      const document = entry.documents[at] as number;
      const score = (entry.weights[at] as number) * quality;
      if (score > (scores[document] as number)) scores[document] = score;
    }
  };
  const raisePrefixed = (prefix: string, quality: number) => {
    for (let at = lowerBound(vocabulary.words, prefix); ; at++) {
      const held = vocabulary.words[at];
      if (held === undefined || !held.startsWith(prefix)) return;
      raise(held, quality);
    }
  };

  raise(word, EXACT);
  if (mayBeUnfinished) raisePrefixed(word, PREFIX);
  if (isFound || isProper(vocabulary, word, mayBeUnfinished)) return isFound;
  if (word.length > vocabulary.longestWord + 1) return false;

  const variants = typoVariants(word);
  for (const variant of variants) raise(variant, TYPO);
  if (word.length >= MINIMUM_TYPO_LENGTH) {
    const alike = vocabulary.wordsWithoutDoubles.get(withoutDoubles(word)) ?? [];
    for (const held of alike) raise(held, TYPO);
  }
  if (mayBeUnfinished && !isFound && word.length >= MINIMUM_UNFINISHED_TYPO_LENGTH) {
    for (const variant of variants) raisePrefixed(variant, TYPO_IN_PREFIX);
  }
  return isFound;
}

function isProper(vocabulary: Vocabulary, word: string, mayBeUnfinished: boolean): boolean {
  const next = vocabulary.properWords[lowerBound(vocabulary.properWords, word)];
  return next === word || (mayBeUnfinished && next !== undefined && next.startsWith(word));
}
