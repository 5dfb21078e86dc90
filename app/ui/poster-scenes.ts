/** The landscapes of the poster library: the names of the files in `public/scenes`. */
export const POSTER_SCENES = [
  'peaks',
  'dunes',
  'coast',
  'rainforest',
  'savanna',
  'ice',
  'fjord',
  'old-town',
  'skyline',
  'terraces',
  'volcano',
  'reef',
] as const;
export type PosterScene = (typeof POSTER_SCENES)[number];
