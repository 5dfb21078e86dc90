import type { Colour } from '../colour.ts';

interface SkinTones {
  readonly lit: Colour;
  readonly shade: Colour;
  /** Mouth, nose and eyelids. */
  readonly line: Colour;
  readonly blush: Colour;
}

/** From light to dark. */
export const SKINS = {
  porcelain: { lit: '#ffdcc4', shade: '#f2b998', line: '#b3604f', blush: '#ff8f7f' },
  rose: { lit: '#f9c9a6', shade: '#e5a37c', line: '#a04f3f', blush: '#f5796a' },
  honey: { lit: '#eab283', shade: '#d08f5f', line: '#8c4433', blush: '#e66a54' },
  olive: { lit: '#d79a68', shade: '#b87749', line: '#743528', blush: '#cf5a45' },
  cinnamon: { lit: '#a96c45', shade: '#874f31', line: '#4f2219', blush: '#b54a3a' },
  cocoa: { lit: '#774630', shade: '#5a3124', line: '#2f140f', blush: '#94402f' },
} as const satisfies Record<string, SkinTones>;
export type Skin = keyof typeof SKINS;
export const SKIN_NAMES = Object.keys(SKINS) as Skin[];

interface HairTones {
  readonly base: Colour;
  /** Where the light falls on it. */
  readonly light: Colour;
}

export const HAIR_COLOURS = {
  black: { base: '#1f1b2e', light: '#3b3655' },
  dark: { base: '#3a2430', light: '#5c3a44' },
  brown: { base: '#5d3a2e', light: '#85573f' },
  chestnut: { base: '#7f452c', light: '#a9643a' },
  copper: { base: '#b8532a', light: '#dd7a3c' },
  blond: { base: '#d59a4a', light: '#f0c073' },
  fair: { base: '#e6be7c', light: '#f8dda8' },
  grey: { base: '#8b8f9f', light: '#b3b7c3' },
  white: { base: '#d3d5de', light: '#f3f2f0' },
} as const satisfies Record<string, HairTones>;
export type HairColour = keyof typeof HAIR_COLOURS;
export const HAIR_COLOUR_NAMES = Object.keys(HAIR_COLOURS) as HairColour[];

interface ClothTones {
  readonly base: Colour;
  readonly shade: Colour;
  /** Stripes, zips and what is worn with it. */
  readonly trim: Colour;
}

/** The brand's six colours. */
export const CLOTH_COLOURS = {
  coral: { base: '#ff4758', shade: '#d92f47', trim: '#fff6ec' },
  lagoon: { base: '#0f8b8d', shade: '#0b6c74', trim: '#ffb627' },
  sun: { base: '#ffb627', shade: '#e8941a', trim: '#1b1f3b' },
  moss: { base: '#2f6f4e', shade: '#22553f', trim: '#ffd98a' },
  ink: { base: '#2a3057', shade: '#1b1f3b', trim: '#ff4758' },
  sand: { base: '#fff1e0', shade: '#ecd3b8', trim: '#0f8b8d' },
} as const satisfies Record<string, ClothTones>;
export type ClothColour = keyof typeof CLOTH_COLOURS;
export const CLOTH_NAMES = Object.keys(CLOTH_COLOURS) as ClothColour[];

/** The colours that the parts of one person are drawn in. */
export interface Figure {
  readonly skin: SkinTones;
  readonly hair: HairTones;
  readonly cloth: ClothTones;
}

export const INK: Colour = '#1b1f3b';
export const SAND: Colour = '#fff6ec';
