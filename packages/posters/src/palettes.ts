import type { Colour } from './colour.ts';

/** From light to dark, or from far to near. */
type Tones = readonly [Colour, Colour, Colour];

/**
 * What can grow in a landscape. `mild` has palms by the sea and firs in the mountains, `scrub` is dry land with palms
 * where there is water, `grass` is open turf without a tree, and `none` is sand, salt or ice.
 */
export const PLANTS = ['firs', 'mild', 'jungle', 'scrub', 'grass', 'none'] as const;
export type Plants = (typeof PLANTS)[number];

/**
 * The roles that a poster's colours play. Scenes name roles, never colours, so that any scene can
 * be shown at any time of day and year.
 */
export interface Palette {
  /** Bands of the sky, from the top down to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  /** The sun, or the moon. */
  readonly sun: Colour;
  readonly hasStars: boolean;
  /** What grows in this light where a description says nothing else. */
  readonly plants: Plants;
  /** Ridges, each lighter with distance. */
  readonly far: Colour;
  readonly mid: Colour;
  readonly near: Colour;
  /** Dunes, beaches, earth and walls. */
  readonly ground: Tones;
  /** Forests and fields. */
  readonly leaf: Tones;
  readonly water: Tones;
  /** Snow and ice, lit and in the shade. */
  readonly snow: readonly [Colour, Colour];
  /** What stands nearest, and dark. */
  readonly foreground: Colour;
  readonly accent: Colour;
  /** Sails, walls in the sun, lit windows. */
  readonly light: Colour;
  readonly figure: Colour;
}

const CORAL = '#ff4758';
const INK = '#1b1f3b';
const SAND = '#fff6ec';
const LAGOON = '#0f8b8d';
const SUN = '#ffb627';
const MOSS = '#2f6f4e';

/** The brand's six colours in every light: at least two of them stand in each palette as they are. */
export const PALETTES = {
  dawn: {
    sky: ['#f2a9a0', '#f8c1ae', '#fcd8bd', '#ffeed3'],
    sun: CORAL,
    hasStars: false,
    plants: 'firs',
    far: '#e9b9b4',
    mid: '#b88aa2',
    near: '#675a8a',
    ground: ['#fbd7b4', '#e8a98a', '#b56c6e'],
    leaf: ['#93b08e', '#4c7f70', '#2b5158'],
    water: ['#f6cdb9', '#86a7b6', '#456c8b'],
    snow: [SAND, '#dcc3d2'],
    foreground: '#2b2a4f',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  day: {
    sky: ['#86cdd2', '#ade0dc', '#d6efe3', SAND],
    sun: SUN,
    hasStars: false,
    plants: 'mild',
    far: '#abd3d3',
    mid: '#6aa5b0',
    near: '#2d6a80',
    ground: ['#ffe4b5', '#f4c27c', '#d18d56'],
    leaf: ['#94c47f', '#4b9569', MOSS],
    water: ['#62c3bb', LAGOON, '#0b6074'],
    snow: ['#fffaf2', '#b9dce4'],
    foreground: '#17433f',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  golden: {
    sky: ['#ffa63d', SUN, '#ffca5f', '#ffe093'],
    sun: CORAL,
    hasStars: false,
    plants: 'mild',
    far: '#f4ab62',
    mid: '#d3704d',
    near: '#8d3f49',
    ground: ['#ffcd7d', '#f09c50', '#c65f40'],
    leaf: ['#b3a343', '#6f7a3c', '#3d4f37'],
    water: ['#fbc873', '#3f938a', '#1d5f6c'],
    snow: ['#fff1d2', '#f3b98f'],
    foreground: '#3d1f3c',
    accent: CORAL,
    light: '#fff1d2',
    figure: '#2a1836',
  },
  dusk: {
    sky: ['#46407c', '#7e4c86', '#c9617d', '#ff8e74'],
    sun: SUN,
    hasStars: false,
    plants: 'mild',
    far: '#bd6a88',
    mid: '#7c4b82',
    near: '#4a3a70',
    ground: ['#ee957a', '#b86076', '#6e3f69'],
    leaf: ['#64708a', '#3d4b6d', '#282f55'],
    water: ['#e07a88', '#63508a', '#39366c'],
    snow: ['#ffe1cf', '#bb8fb2'],
    foreground: INK,
    accent: CORAL,
    light: '#ffdcaa',
    figure: '#14142e',
  },
  night: {
    sky: ['#10153a', '#1a2050', '#28306c', '#41498f'],
    sun: '#ffeecb',
    hasStars: true,
    plants: 'firs',
    far: '#4a5698',
    mid: '#36417e',
    near: '#272e63',
    ground: ['#747bb0', '#4b538f', '#2d3368'],
    leaf: ['#327078', '#205064', '#163750'],
    water: ['#4676a8', '#26447f', '#18295a'],
    snow: ['#dde5ff', '#8d9ad2'],
    foreground: '#0b1030',
    accent: CORAL,
    light: '#ffd071',
    figure: '#0a0d26',
  },
  winter: {
    sky: ['#a9cbe4', '#c6dcec', '#e1eaf1', '#fdeee8'],
    sun: '#ff7466',
    hasStars: false,
    plants: 'firs',
    far: '#c4d6e6',
    mid: '#8cafcd',
    near: '#4878a4',
    ground: ['#f8f5f2', '#d3e0ec', '#9fbbd5'],
    leaf: ['#7fa9ad', '#3d7685', '#20506a'],
    water: ['#a6d2df', '#3a8fb1', '#1b5c87'],
    snow: ['#ffffff', '#c2d7ea'],
    foreground: '#1c3359',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  rain: {
    sky: ['#93b9aa', '#b0ccb9', '#cfdfc8', '#eef0da'],
    sun: '#ffd98a',
    hasStars: false,
    plants: 'jungle',
    far: '#b4d0ba',
    mid: '#7bab94',
    near: '#45836f',
    ground: ['#ecdfb4', '#cbb682', '#8e8658'],
    leaf: ['#8cbb6e', '#3d8c5c', '#1e5d49'],
    water: ['#aed8c6', '#4b9c94', '#256a71'],
    snow: ['#f7f7ea', '#bfd8cb'],
    foreground: '#0f3a36',
    accent: CORAL,
    light: '#fcf5dd',
    figure: '#10282f',
  },
  desert: {
    sky: ['#f0bf94', '#f6d0a6', '#fae0bf', '#fff2dd'],
    sun: CORAL,
    hasStars: false,
    plants: 'scrub',
    far: '#ecb48f',
    mid: '#dc8460',
    near: '#b04e46',
    ground: ['#f9c88e', '#e9955d', '#c4583f'],
    leaf: ['#bdae6c', '#7f8a55', '#4b6148'],
    water: ['#a8d8d0', '#2c9c9a', '#12686f'],
    snow: [SAND, '#f2c5a2'],
    foreground: '#54223a',
    accent: LAGOON,
    light: SAND,
    figure: INK,
  },
  tropic: {
    sky: ['#4fc0bf', '#84d5c9', '#bfe9d3', '#fff1cc'],
    sun: CORAL,
    hasStars: false,
    plants: 'jungle',
    far: '#84c9ba',
    mid: '#3ea39b',
    near: '#197678',
    ground: ['#fff0cb', '#ffd78f', '#eea563'],
    leaf: ['#82c66e', '#2f9b63', '#166a51'],
    water: ['#74dac9', '#1aa7a5', '#0a7187'],
    snow: ['#fffaf0', '#bfe5e0'],
    foreground: '#0c464d',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  blossom: {
    sky: ['#f4b9c0', '#f9cfcd', '#fde3d8', '#fff4e6'],
    sun: CORAL,
    hasStars: false,
    plants: 'firs',
    far: '#dcc3d2',
    mid: '#a596ba',
    near: '#5d5d92',
    ground: ['#fde3cf', '#edbfa9', '#b9818a'],
    leaf: ['#f8b0b0', '#de7687', '#7d456d'],
    water: ['#c9dfe2', '#7cabbc', '#457693'],
    snow: [SAND, '#d9c7dc'],
    foreground: '#332a52',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  autumn: {
    sky: ['#8dbdc8', '#b3d3d2', '#d9e6d6', '#fff1d8'],
    sun: SUN,
    hasStars: false,
    plants: 'firs',
    far: '#b0c4cc',
    mid: '#7793ae',
    near: '#435f86',
    ground: ['#f5d79c', '#dfa95e', '#a8713e'],
    leaf: ['#f59a40', '#d4552f', '#8c2f3a'],
    water: ['#80cbc6', '#2d91a0', '#1b5c7b'],
    snow: [SAND, '#b9cddd'],
    foreground: '#42203c',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
  polar: {
    sky: ['#86c2d6', '#aed9e2', '#d8eeea', '#fff8e4'],
    sun: SUN,
    hasStars: false,
    plants: 'none',
    far: '#bddbe4',
    mid: '#7bb0c8',
    near: '#3a7a9e',
    ground: ['#fbf9f3', '#d6e6ee', '#a4c2d6'],
    leaf: ['#e6f1f4', '#b3d2e0', '#6a9cbc'],
    water: ['#98d5da', '#2489a4', '#125478'],
    snow: ['#ffffff', '#b5d9ea'],
    foreground: '#12385c',
    accent: CORAL,
    light: SAND,
    figure: INK,
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
