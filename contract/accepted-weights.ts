/**
 * What a header of the `Accept` family says, by lower-case name (RFC 9110, 12.4.2): 1 where no weight is
 * given, 0 where it is refused or the weight is no number.
 */
export function acceptedWeights(header: string | undefined): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  return weights;
}
