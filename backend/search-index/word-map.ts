/**
 * A map of many words, kept in parts: a map that grows is copied, and one of half a million words holds up
 * requests for half a second while it is.
 */
export class WordMap<Value> {
  readonly #parts = Array.from({ length: PARTS }, () => new Map<string, Value>());

  get(word: string): Value | undefined {
    return this.#partOf(word).get(word);
  }

  set(word: string, value: Value): void {
    this.#partOf(word).set(word, value);
  }

  /** All of them, in no order, in steps. */
  *words(): Generator<void, string[]> {
    const words: string[] = [];
    for (const part of this.#parts) {
      words.push(...part.keys());
      yield;
    }
    return words;
  }

  #partOf(word: string): Map<string, Value> {
    let sum = word.length;
    for (let at = 0; at < word.length && at < LETTERS; at++) sum = sum * 31 + word.charCodeAt(at);
    return this.#parts[sum % PARTS] as Map<string, Value>;
  }
}

const PARTS = 128;
/** Of a word, that say in which part it is. */
const LETTERS = 6;
