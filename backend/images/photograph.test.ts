import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PhotographRefused, readPhotograph } from './photograph.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff4758' } });

test.each([
  ['JPEG', picture(40, 30).jpeg(), 'image/jpeg'],
  ['PNG', picture(40, 30).png(), 'image/png'],
  ['WebP', picture(40, 30).webp(), 'image/webp'],
])('TRV-12 a photograph as %s', async (_, file, mediaType) => {
  const photograph = await readPhotograph(await file.toBuffer());
  expect(photograph).toEqual({ mediaType, width: 40, height: 30 });
});

test('TRV-12 a photograph that lies on its side has the size of the upright one', async () => {
  const lying = await picture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await readPhotograph(lying)).toMatchObject({ width: 30, height: 40 });
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    /svg/,
  ],
  ['a GIF', () => picture(4, 4).gif().toBuffer(), /gif/],
  ['something else', async () => Buffer.from('no image'), /no image/],
  [
    'a file cut off',
    async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 700),
    /damaged/,
  ],
  [
    'too many pixels',
    () => picture(10_000, 5_001).png({ compressionLevel: 1 }).toBuffer(),
    /pixels/,
  ],
  ['nothing', async () => Buffer.alloc(0), /empty/],
  ['a strip', () => picture(10, 16_384).png().toBuffer(), /side/],
  ['too many bytes', async () => Buffer.alloc(21 * 1024 * 1024), /larger/],
])('SEC-08 %s is refused', async (_, file, words) => {
  const refusal = await readPhotograph(await file()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PhotographRefused);
  expect((refusal as Error).message).toMatch(words);
});
