/** Phrases of one word or several, and what each means. */
import { foldedWords, speltOutWords } from '../search-index/fold-text.ts';
import { tokensOf, type Token } from './tokens.ts';

export class PhraseBook<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  /** Of the longest phrase that begins with a word, its number of words. */
  readonly #longest = new Map<string, number>();

  /** Also as it is typed without a key for its letters; of two meanings of a phrase the first stays. */
  add(meaning: Meaning, ...phrases: readonly string[]): this {
    for (const phrase of phrases) {
      this.#addWords(meaning, wordsOf(phrase));
      const spelt = speltOutWords(phrase);
      if (spelt) this.#addWords(meaning, wordsOf(spelt.join(' ')));
    }
    return this;
  }

  get(phrase: string): Meaning | undefined {
    return this.#meanings.get(wordsOf(phrase).join(' '));
  }

  /** Of a folded word, which is not cut into words once more. */
  ofWord(word: string): Meaning | undefined {
    return this.#meanings.get(word);
  }

  /** Phrases of one word. */
  words(): [word: string, meaning: Meaning][] {
    return [...this.#meanings].filter(([phrase]) => !phrase.includes(' '));
  }

  /** The longest phrase that begins at a place. */
  longestAt(tokens: readonly Token[], at: number): Found<Meaning> | null {
    const first = tokens[at];
    if (!first) return null;
    for (let length = this.#longest.get(first.word) ?? 0; length > 0; length--) {
      const words = tokens.slice(at, at + length).map(({ word }) => word);
      const meaning = this.#meanings.get(words.join(' '));
      if (words.length === length && meaning !== undefined) return { length, meaning };
    }
    return null;
  }

  #addWords(meaning: Meaning, words: readonly string[]): void {
    const [first] = words;
    const key = words.join(' ');
    if (first === undefined || this.#meanings.has(key)) return;
    this.#meanings.set(key, meaning);
    this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0));
  }
}

function wordsOf(phrase: string): string[] {
  return tokensOf(phrase).map(({ word }) => word);
}

export interface Found<Meaning> {
  /** Number of tokens. */
  readonly length: number;
  readonly meaning: Meaning;
}

/** Words of all languages in one line each, separated by spaces. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => foldedWords(line)));
}

/** Phrases of all languages in one line each, separated by commas. */
export function phraseBook<const Meaning>(meaning: Meaning, ...lines: readonly string[]) {
  const book = new PhraseBook<Meaning>();
  return book.add(meaning, ...lines.flatMap((line) => line.split(',')));
}
