import { braid, bun, plaits, ponytail } from './gathered-hair.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { bob, curly, long, wavy } from './long-hair.ts';
import {
  afro,
  bald,
  crop,
  curlyShort,
  pixie,
  receding,
  short,
  sidePart,
  tousled,
} from './short-hair.ts';

export const HAIRSTYLES = {
  bald,
  receding,
  crop,
  short,
  'side-part': sidePart,
  tousled,
  'curly-short': curlyShort,
  pixie,
  afro,
  bob,
  long,
  wavy,
  curly,
  bun,
  ponytail,
  braid,
  plaits,
} as const satisfies Record<string, HairDrawing>;

export type Hair = keyof typeof HAIRSTYLES;
export const HAIR_NAMES = Object.keys(HAIRSTYLES) as Hair[];
