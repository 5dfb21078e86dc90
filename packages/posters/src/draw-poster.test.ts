import { describe, expect, test } from 'vitest';
import { svgFault } from '../../../test/support/svg-fault.ts';
import { drawPoster } from './draw-poster.ts';
import { MOTIF_NAMES, MOTIFS } from './motifs.ts';
import type { Motif } from './motifs.ts';
import { PALETTE_NAMES, PALETTES } from './palettes.ts';
import { POSTER_SHAPES, SCENES, type PosterShape, type Scene } from './poster.ts';
import { standOf } from './scenes.ts';

const SHAPES = Object.keys(POSTER_SHAPES) as PosterShape[];
const POSTERS = SCENES.flatMap((scene) => PALETTE_NAMES.map((palette) => ({ scene, palette })));

const KIBIBYTE = 1024;

describe.each(SHAPES)('%s posters', (shape) => {
  const { width, height } = POSTER_SHAPES[shape];

  test.each(POSTERS)('of $scene at $palette are sound, small and plain', ({ scene, palette }) => {
    for (const seed of [1, 2, 3]) {
      const svg = drawPoster({ scene, palette, seed }, shape);
      expect(svgFault(svg)).toBeUndefined();
      expect(svg.slice(0, 200)).toContain(
        `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
      );
      expect(
        svg.match(/NaN|undefined|Infinity|<script|<text|<image|<style|filter|href|on[a-z]+=/),
      ).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg.length).toBeLessThan(17 * KIBIBYTE);
    }
  });

  test('are for the most part below 14 KB', () => {
    const sizes = SCENES.flatMap((scene) =>
      [1, 2, 3, 4, 5].map((seed) => drawPoster({ scene, palette: 'day', seed }, shape).length),
    );
    const small = sizes.filter((size) => size <= 14 * KIBIBYTE);
    expect(small.length / sizes.length).toBeGreaterThan(0.75);
  });

  test.each(SCENES)('of %s have no number longer than a tenth or a hundredth', (scene) => {
    const svg = drawPoster({ scene, palette: 'dawn', seed: 4 }, shape);
    expect(svg.match(/\d+\.\d{3,}/g)).toBeNull();
  });
});

describe.each(SCENES)('a poster of %s', (scene) => {
  test('is the same for the same description', () => {
    const description = { scene, palette: 'dusk', seed: 7 } as const;
    for (const shape of SHAPES)
      expect(drawPoster(description, shape)).toBe(drawPoster({ ...description }, shape));
  });

  test('is another for each seed, palette and shape', () => {
    const seeds = [0, 1, 2, 3, 41, 2 ** 31].map(
      (seed) => ({ scene, palette: 'dusk', seed }) as const,
    );
    const palettes = PALETTE_NAMES.map((palette) => ({ scene, palette, seed: 99 }));
    const drawn = SHAPES.flatMap((shape) =>
      [...seeds, ...palettes].map((description) => drawPoster(description, shape)),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('is not the wide one in a tall frame', () => {
    const [wide, tall] = (['wide', 'tall'] as const).map((shape) =>
      drawPoster({ scene, palette: 'day', seed: 5 }, shape).match(/ d="[^"]+"/g),
    );
    const shared = tall?.filter((path) => wide?.includes(path)) ?? [];
    // Corals and such are the same wherever they stand.
    expect(shared.length).toBeLessThan((tall?.length ?? 0) * 0.7);
  });
});

describe.each(MOTIF_NAMES)('the motif %s', (motif) => {
  const scenes = SCENES.filter((scene) => standOf(scene, motif));

  test('has a place in at least one scene', () => expect(scenes).not.toEqual([]));

  test('is drawn, once and soundly, wherever it has a place', () => {
    for (const scene of scenes)
      for (const shape of SHAPES) {
        const added = drawn(scene, motif, shape);
        expect(svgFault(added.svg), `${motif} in ${scene}`).toBeUndefined();
        expect(added.places, `${motif} in ${scene}`).toBe(1);
        expect(added.svg.length).toBeLessThan(21 * KIBIBYTE);
        expect(
          added.svg.match(/NaN|undefined|Infinity|\d+\.\d{3,}/),
          `${motif} in ${scene}`,
        ).toBeNull();
      }
  });
});

test('a motif that has no place in a scene is left out', () => {
  const reef = { scene: 'reef', palette: 'tropic', seed: 1 } as const;
  expect(standOf('reef', 'kasbah')).toBe('backdrop');
  expect(standOf('reef', 'torii')).toBe('water');
  expect(standOf('dunes', 'ship')).toBeUndefined();
  const dunes = { ...reef, scene: 'dunes' } as const;
  expect(drawPoster({ ...dunes, motif: 'ship' }, 'wide')).toBe(drawPoster(dunes, 'wide'));
});

/** How often the motif's own drawing stands in a poster. */
function drawn(scene: Scene, motif: Motif, shape: PosterShape) {
  const svg = drawPoster({ scene, palette: 'day', motif, seed: 6 }, shape);
  return { svg, places: svg.split(MOTIFS[motif].draw(PALETTES.day)).length - 1 };
}
