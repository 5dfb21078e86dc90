import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../domain/vocabulary.ts';

/** What one poster may weigh: a listing shows twenty. */
const LARGEST_BYTES = 6 * 1024;

test('RES-03 the posters are the scenes of the vocabulary', () => {
  const names = readdirSync('public/scenes').map((file) => file.replace(/\.svg$/, ''));
  expect(names.toSorted()).toEqual(SCENES.toSorted());
});

describe.each(SCENES)('the poster %s', (scene) => {
  const file = `public/scenes/${scene}.svg`;

  test('is small, and has the size that its element states', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(LARGEST_BYTES);
    expect(readFileSync(file, 'utf8')).toContain('width="1600" height="1000"');
  });

  test('fetches nothing and runs nothing', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/<(script|image|foreignObject)|href="(?!#)/);
  });
});
