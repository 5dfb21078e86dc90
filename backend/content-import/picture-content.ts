/**
 * Pictures as content names them: a poster that is drawn, or a file of `content/images`. Where nothing
 * else is said of a poster, it says what it shows and where: "Dunes, Wadi Rum".
 */
import {
  drawPoster,
  GROUNDS,
  MOTIF_NAMES,
  PALETTE_NAMES,
  PALETTES,
  PLANTS,
  POSTER_SHAPES,
  SCENES,
  SKIES,
  standOf,
  type Motif,
  type PosterDescription,
  type PosterShape,
  type Scene,
} from '@cordata/posters';
import { z } from 'zod';
import type { ImageVariant } from '../../contract/image.ts';
import type { ImageFiles } from '../images/image-files.ts';
import { drawingOriginal, type OriginalRecord } from '../images/original.ts';
import { hasFields } from './shared-schemas.ts';

/** Whether the scene has a place for the motif; a wrong name is told of by its own field. */
function isPlaced(scene: Scene, motif: Motif | undefined): boolean {
  const isKnown = SCENES.includes(scene) && motif !== undefined && MOTIF_NAMES.includes(motif);
  return !isKnown || standOf(scene, motif) !== undefined;
}

const posterSchema = z
  .strictObject({
    scene: z.enum(SCENES),
    palette: z.enum(PALETTE_NAMES),
    motif: z.enum(MOTIF_NAMES).optional(),
    plants: z.enum(PLANTS).optional(),
    sky: z.enum(SKIES).optional(),
    ground: z.enum(GROUNDS).optional(),
    seed: z.int().min(0).max(9999),
  })
  .refine(({ scene, motif }) => isPlaced(scene, motif), {
    path: ['motif'],
    message: 'has no place in this scene',
    when: hasFields,
  });

export const imageFileName = z
  .string()
  .regex(/^[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp|svg)$/, 'is no name of a jpg, png, webp or svg');

export const pictureSourceSchema = z
  .strictObject({
    poster: posterSchema.optional(),
    file: imageFileName.optional(),
    /** Another file for narrow screens. */
    narrowFile: imageFileName.optional(),
  })
  .refine(({ poster, file }) => (poster === undefined) !== (file === undefined), {
    message: 'needs a poster or a file, and not both',
  })
  .refine(({ file, narrowFile }) => file !== undefined || narrowFile === undefined, {
    path: ['narrowFile'],
    message: 'needs a file beside it',
  });
export type PictureSource = z.infer<typeof pictureSourceSchema>;

export interface PictureOriginals {
  readonly originals: readonly [OriginalRecord, ...OriginalRecord[]];
  readonly colour: string;
  readonly tone?: string;
  readonly desktop: ImageVariant;
  readonly mobile: ImageVariant | null;
  readonly scene?: Scene;
}

/** What is wrong with a picture's file. */
export interface PictureProblem {
  readonly field: 'file' | 'narrowFile';
  readonly message: string;
}

/** The originals of a picture, or the reason why there are none. */
export function findOriginals(
  { poster, file, narrowFile }: PictureSource,
  files: ImageFiles,
): PictureOriginals | PictureProblem {
  if (poster) return postersOf(poster);
  const wide = files.get(file ?? '');
  if (wide === undefined) return { field: 'file', message: 'is not in content/images' };
  if (typeof wide === 'string') return { field: 'file', message: wide };
  const { original, colour } = wide;
  if (narrowFile === undefined) {
    return { originals: [original], colour, desktop: variantOf(original), mobile: null };
  }
  const narrow = files.get(narrowFile);
  if (narrow === undefined) return { field: 'narrowFile', message: 'is not in content/images' };
  if (typeof narrow === 'string') return { field: 'narrowFile', message: narrow };
  return {
    originals: [original, narrow.original],
    colour,
    desktop: variantOf(original),
    mobile: variantOf(narrow.original),
  };
}

function postersOf(description: PosterDescription): PictureOriginals {
  const wide = posterOriginal(description, 'wide');
  const tall = posterOriginal(description, 'tall');
  return {
    originals: [wide, tall],
    colour: PALETTES[description.palette].sky[1],
    tone: PALETTES[description.palette].foreground,
    desktop: variantOf(wide),
    mobile: variantOf(tall),
    scene: description.scene,
  };
}

function posterOriginal(description: PosterDescription, shape: PosterShape): OriginalRecord {
  return drawingOriginal(drawPoster(description, shape), POSTER_SHAPES[shape]);
}

export function variantOf({ id, width, height }: OriginalRecord): ImageVariant {
  return { id, width, height };
}
