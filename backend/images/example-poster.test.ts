import { POSTER_SHAPES, SCENES } from '@cordata/posters';
import { expect, test } from 'vitest';
import { exampleImage } from '../../app/images/example-image.ts';
import { printImageUrl } from '../../contract/image-address.ts';
import { examplePoster } from './example-poster.ts';

const addressOf = (scene: (typeof SCENES)[number]) => {
  const { baseUrl, desktop, seoName } = exampleImage(scene);
  return printImageUrl({ baseUrl, seoName, id: desktop.id }, 640);
};

test.each(SCENES)(
  'CMS-04 the example image of %s is drawn in the size that it states',
  async (scene) => {
    const { status, headers } = examplePoster(addressOf(scene));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    const svg = await examplePoster(addressOf(scene)).text();
    const { width, height } = exampleImage(scene).desktop;
    expect({ width, height }).toEqual(POSTER_SHAPES.wide);
    expect(svg).toContain(`width="${width}" height="${height}"`);
  },
);

test('CMS-04 each scene has an example image of its own', async () => {
  const drawings = SCENES.map((scene) => examplePoster(addressOf(scene)).text());
  expect(new Set(await Promise.all(drawings)).size).toBe(SCENES.length);
});

test('CMS-04 what is no scene is no example image', () =>
  expect(examplePoster('/dev/resource/640/x/moon').status).toBe(404));
