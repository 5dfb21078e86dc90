import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Palette } from '../palettes.ts';

/** Gold leaf in the light of the day, lit and in the shade: it stays gold, whatever the sun's colour. */
export const gilt = ({ ground, near }: Palette): readonly [Colour, Colour] => {
  const lit = mix('#ffb627', ground[1], 0.28);
  return [lit, mix(lit, near, 0.42)];
};
