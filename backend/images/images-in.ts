import { imageSchema, type Image } from '../../contract/image.ts';

/** The images in the content of blocks, wherever they stand in it, each once. */
export function imagesIn(contents: readonly unknown[]): Image[] {
  const found = new Map<string, Image>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('seoName' in value) {
      const { data: image } = imageSchema.safeParse(value);
      if (image) found.set(image.desktop.id, image);
      return;
    }
    for (const part of Object.values(value)) look(part);
  };
  for (const content of contents) look(content);
  return [...found.values()];
}
