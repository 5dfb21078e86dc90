/** `#rrggbb`. */
export type Colour = `#${string}`;

const channel = (colour: Colour, from: number) => Number.parseInt(colour.slice(from, from + 2), 16);

/** The colour `share` (0 to 1) of the way from one to another: distance, shade and haze are mixed. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const mixed = [1, 3, 5].map((from) => {
    const value = Math.round(channel(one, from) * (1 - share) + channel(other, from) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
