/** A coordinator's portrait as content names it: drawn from a description, or a photograph of them. */
import {
  BACKDROPS,
  BEARD_NAMES,
  CLOTH_NAMES,
  CLOTHING_NAMES,
  drawPortrait,
  GLASSES,
  HAIR_COLOUR_NAMES,
  HAIR_NAMES,
  HEADWEAR_NAMES,
  PALETTE_NAMES,
  PALETTES,
  PORTRAIT_SIZE,
  SKIN_NAMES,
  type PortraitDescription,
} from '@cordata/posters';
import { z } from 'zod';
import { LANGUAGES } from '../../domain/market.ts';
import type { ImageFiles } from '../images/image-files.ts';
import { drawingOriginal } from '../images/original.ts';
import { hasFields } from './shared-schemas.ts';
import {
  findOriginals,
  imageFileName,
  variantOf,
  type PictureOriginals,
  type PictureProblem,
} from './picture-content.ts';

const drawnSchema = z.strictObject({
  skin: z.enum(SKIN_NAMES),
  hair: z.enum(HAIR_NAMES),
  hairColour: z.enum(HAIR_COLOUR_NAMES),
  beard: z.enum(BEARD_NAMES).optional(),
  glasses: z.enum(GLASSES).optional(),
  headwear: z.enum(HEADWEAR_NAMES).optional(),
  hasLines: z.boolean().optional(),
  clothing: z.enum(CLOTHING_NAMES),
  clothColour: z.enum(CLOTH_NAMES),
  backdrop: z.enum(BACKDROPS),
  palette: z.enum(PALETTE_NAMES),
  seed: z.int().min(0).max(9999),
}) satisfies z.ZodType<PortraitDescription>;

export const portraitContentSchema = z
  .strictObject({
    drawn: drawnSchema.optional(),
    file: imageFileName.optional(),
    /** What it shows, where that is more than "Portrait of Ada". */
    alt: z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(3)).optional(),
  })
  .refine(({ drawn, file }) => (drawn === undefined) !== (file === undefined), {
    message: 'is either drawn or a file',
    when: hasFields,
  });
export type PortraitContent = z.infer<typeof portraitContentSchema>;

/** The original of a portrait, or the reason why there is none. */
export function findPortrait(
  { drawn, file }: PortraitContent,
  files: ImageFiles,
): PictureOriginals | PictureProblem {
  if (!drawn) return findOriginals({ file }, files);
  const size = { width: PORTRAIT_SIZE, height: PORTRAIT_SIZE };
  const original = drawingOriginal(drawPortrait(drawn), size);
  return {
    originals: [original],
    colour: PALETTES[drawn.palette].sky[1],
    desktop: variantOf(original),
    mobile: null,
  };
}
