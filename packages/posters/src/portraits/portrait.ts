import type { PaletteName } from '../palettes.ts';
import type { Beard } from './beards.ts';
import type { Clothing } from './clothing.ts';
import type { Hair } from './hair.ts';
import type { Headwear } from './headwear.ts';
import type { ClothColour, HairColour, Skin } from './tones.ts';

/** What lies behind a person: one simple landscape. */
export const BACKDROPS = ['ridge', 'dunes', 'sea', 'ice', 'forest', 'city'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export const GLASSES = ['round', 'square'] as const;
export type Glasses = (typeof GLASSES)[number];

/** All that a portrait is made from: content names it, the image service draws it. */
export interface PortraitDescription {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly hairColour: HairColour;
  readonly beard?: Beard;
  readonly glasses?: Glasses;
  readonly headwear?: Headwear;
  /** Laughter lines, of somebody who has laughed for some decades. */
  readonly hasLines?: boolean;
  readonly clothing: Clothing;
  readonly clothColour: ClothColour;
  readonly backdrop: Backdrop;
  readonly palette: PaletteName;
  /** Moves the sun and the land, tilts the head, and says which way it is turned. */
  readonly seed: number;
}

/** Pixels on each side. */
export const PORTRAIT_SIZE = 800;
