/** Of shorter words too many have the same letters: "Oman" and "Omna" are alike, "Mali" and "Mila" are not. */
const LEAST_SWAPPED_AROUND = 6;

/**
 * Whether two words are one slip apart, or none: a letter missing, too many or wrong, two neighbours swapped, or
 * in a longer word two letters around a third, as in "Vietman" (SRCH-03). Quick enough to ask it of every name
 * there is.
 */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const extra = long.length - short.length;
  if (extra > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = short.length;
  while (end > start && short[end - 1] === long[end - 1 + extra]) end--;
  const differing = end - start;
  if (extra === 1) return differing === 0;
  if (differing <= 1) return true;
  const isSwapped = short[start] === long[end - 1] && short[end - 1] === long[start];
  if (differing === 2) return isSwapped;
  const isAround = differing === 3 && short[start + 1] === long[start + 1];
  return isSwapped && isAround && short.length >= LEAST_SWAPPED_AROUND;
}

/**
 * A short name with one letter missing or two swapped between its first and its last, as in "Japn" or "Jluy": of short
 * words, any other slip may be another word.
 */
export function innerSlipsOf(name: string): string[] {
  const slips = [...name].flatMap((letter, at) => {
    if (at === 0 || at === name.length - 1) return [];
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const isSwapped = after.length > 1;
    return [before + after, ...(isSwapped ? [before + after[0] + letter + after.slice(1)] : [])];
  });
  return slips.filter((slip) => slip !== name);
}
