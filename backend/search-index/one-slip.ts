/**
 * Whether two words are one slip apart, or none: a letter missing, too many or wrong, or two neighbours
 * swapped (SRCH-03). Quick enough to ask it of every name there is.
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
  return (
    differing <= 1 ||
    (differing === 2 && short[start] === long[start + 1] && short[start + 1] === long[start])
  );
}
