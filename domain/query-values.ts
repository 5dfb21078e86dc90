/**
 * Readers of what stands in a query string (RES-02). They never throw: what cannot be used is dropped.
 */

export const MAXIMUM_TEXT_LENGTH = 200;
/** Some pages of text. */
export const MAXIMUM_QUESTION_LENGTH = 4000;

/**
 * The usable values of each key, in order and once each. `key=a`, `key[]=a` and `key[0]=a` are the
 * same key; texts are trimmed, cut at `MAXIMUM_TEXT_LENGTH` and dropped when nothing is left.
 */
export function valuesByKey(params: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, Set<string>>();
  for (const [name, value] of params) {
    const key = name.replace(/\[\d*\]$/, '');
    const text = cleanText(value);
    if (text === '') continue;
    sets.set(key, (sets.get(key) ?? new Set()).add(text));
  }
  return new Map([...sets].map(([key, set]) => [key, [...set]]));
}

/** Whole numbers from `minimum` on, once each; beyond `maximum` they become `maximum`. */
export function wholeNumbersOf(
  texts: readonly string[],
  minimum: number,
  maximum: number,
): readonly number[] {
  const numbers = texts
    .filter((text) => /^\d+$/.test(text))
    .map((text) => Math.min(Number(text), maximum))
    .filter((number) => number >= minimum);
  return [...new Set(numbers)];
}

/** The first text that belongs to a closed set. */
export function oneOf<Member extends string>(
  set: readonly Member[],
  texts: readonly string[],
): Member | undefined {
  for (const text of texts) {
    const member = set.find((candidate) => candidate === text);
    if (member !== undefined) return member;
  }
  return undefined;
}

/** The members of a closed set, in its own order: the same choice always gives the same URL. */
export function membersOf<Member extends string>(
  set: readonly Member[],
  texts: readonly string[],
): readonly Member[] {
  return set.filter((member) => texts.includes(member));
}

/** Absent rather than false: only the text `true` asks for anything. */
export function isTrue(texts: readonly string[]): true | undefined {
  return texts.includes('true') || undefined;
}

/** What is left of a text that can be searched for: trimmed, without broken characters, not too long. */
export function cleanText(text: string): string {
  const start = withoutBrokenCharacters(text).trim().slice(0, MAXIMUM_TEXT_LENGTH);
  // The cut may have split a surrogate pair or bared a space.
  return withoutBrokenCharacters(start).trim();
}

/** A space for NUL; without lone surrogates, and U+FFFD, which broken encodings are decoded to (RTE-06). */
function withoutBrokenCharacters(text: string): string {
  return text.replaceAll('\0', ' ').replace(/[\uFFFD\p{Surrogate}]/gu, '');
}
