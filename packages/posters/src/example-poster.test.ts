import { expect, test } from 'vitest';
import { exampleImage } from '../../../app/images/example-image.ts';
import { drawExamplePoster } from './example-poster.ts';
import { SCENES } from './poster.ts';

test('CMS-04 each scene has an example image of its own, in the size that it states', () => {
  const drawings = SCENES.map((scene) => {
    const svg = drawExamplePoster(scene);
    const { width, height } = exampleImage(scene).desktop;
    expect(svg, scene).toContain(`width="${width}" height="${height}"`);
    return svg;
  });
  expect(new Set(drawings).size).toBe(SCENES.length);
});

test('CMS-04 what is no scene has no example image', () => {
  expect(drawExamplePoster('moon')).toBeNull();
});
