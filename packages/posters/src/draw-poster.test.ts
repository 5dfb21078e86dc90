import { describe, expect, test } from 'vitest';
import { svgFault } from '../../../test/support/svg-fault.ts';
import { drawPoster } from './draw-poster.ts';
import { MOTIF_NAMES, MOTIFS } from './motifs.ts';
import { PALETTE_NAMES, PALETTES } from './palettes.ts';
import {
  POSTER_SHAPES,
  SCENES,
  type PosterDescription,
  type PosterShape,
  type Scene,
} from './poster.ts';
import { standOf } from './scenes.ts';

const SHAPES = Object.keys(POSTER_SHAPES) as PosterShape[];
const KIBIBYTE = 1024;
const MOST_BYTES = 17 * KIBIBYTE;
const MOST_BYTES_WITH_MOTIF = 21 * KIBIBYTE;
const UNWANTED = /NaN|undefined|Infinity|<script|<text|<image|<style|filter|href|on[a-z]+=/;

interface Poster {
  readonly description: PosterDescription;
  readonly shape: PosterShape;
  readonly svg: string;
}

function posters(descriptions: readonly PosterDescription[]): Poster[] {
  return SHAPES.flatMap((shape) =>
    descriptions.map((description) => ({
      description,
      shape,
      svg: drawPoster(description, shape),
    })),
  );
}

/** A line for each poster with a fault, which names both. */
function faultsIn(
  drawn: readonly Poster[],
  faultOf: (poster: Poster) => string | false | null | undefined,
): string[] {
  return drawn.flatMap((poster) => {
    const fault = faultOf(poster);
    return fault ? `${poster.shape} ${JSON.stringify(poster.description)}: ${fault}` : [];
  });
}

const plain = posters(
  SCENES.flatMap((scene) =>
    PALETTE_NAMES.flatMap((palette) => [1, 2, 3].map((seed) => ({ scene, palette, seed }))),
  ),
);
const ofScene = (scene: Scene, more: Partial<PosterDescription> = {}) =>
  ({ scene, palette: 'dusk', seed: 7, ...more }) as const;

describe('posters of each scene in each palette', () => {
  test('are sound and plain', () => {
    expect(plain.length).toBeGreaterThan(300);
    expect(faultsIn(plain, ({ svg }) => svgFault(svg) ?? UNWANTED.exec(svg)?.[0])).toEqual([]);
  });

  test('say their size', () => {
    const faults = faultsIn(plain, ({ svg, shape }) => {
      const { width, height } = POSTER_SHAPES[shape];
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
      return !svg.slice(0, 200).includes(size) && 'another size';
    });
    expect(faults).toEqual([]);
  });

  test('have no id twice', () => {
    const faults = faultsIn(plain, ({ svg }) => {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      return new Set(ids).size < ids.length && ids.join();
    });
    expect(faults).toEqual([]);
  });

  test('are small, and for the most part below 14 KB', () => {
    expect(faultsIn(plain, ({ svg }) => svg.length >= MOST_BYTES && `${svg.length}`)).toEqual([]);
    for (const shape of SHAPES) {
      const sizes = plain.filter((poster) => poster.shape === shape).map(({ svg }) => svg.length);
      const small = sizes.filter((size) => size <= 14 * KIBIBYTE);
      expect(small.length / sizes.length, shape).toBeGreaterThan(0.75);
    }
  });

  test('have no number longer than a tenth or a hundredth', () => {
    expect(faultsIn(plain, ({ svg }) => /\d+\.\d{3,}/.exec(svg)?.[0])).toEqual([]);
  });
});

describe('a poster', () => {
  test('TRV-12 has birds by day alone', () => {
    const birds = /q\d+ -\d+ \d+ 3q7 /;
    const withBirds = (isNight: boolean) =>
      plain.filter(
        ({ description: { palette }, svg }) =>
          PALETTES[palette].hasStars === isNight && birds.test(svg),
      );
    expect(withBirds(false)).not.toEqual([]);
    expect(withBirds(true)).toEqual([]);
  });

  test('is the same for the same description', () => {
    const [once, again] = [1, 2].map(() => posters(SCENES.map((scene) => ofScene(scene))));
    expect(again).toEqual(once);
  });

  test('is another for each scene, seed, palette and shape', () => {
    const drawn = posters(
      SCENES.flatMap((scene) => [
        ...[0, 1, 2, 3, 41, 2 ** 31].map((seed) => ofScene(scene, { seed })),
        ...PALETTE_NAMES.map((palette) => ofScene(scene, { palette, seed: 99 })),
      ]),
    );
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });

  test('is not the wide one in a tall frame', () => {
    const alike = SCENES.filter((scene) => {
      const [wide = [], tall = []] = (['wide', 'tall'] as const).map((shape): string[] => [
        ...(drawPoster(ofScene(scene, { seed: 5 }), shape).match(/ d="[^"]+"/g) ?? []),
      ]);
      const shared = tall.filter((path) => wide.includes(path));
      // Corals and such are the same wherever they stand.
      return shared.length >= tall.length * 0.7;
    });
    expect(alike).toEqual([]);
  });
});

describe('motifs', () => {
  const withMotif = posters(
    MOTIF_NAMES.flatMap((motif) =>
      SCENES.filter((scene) => standOf(scene, motif)).map((scene) => {
        return { scene, palette: 'day', motif, seed: 6 } as const;
      }),
    ),
  );

  test('each have a place in at least one scene', () => {
    const placed = new Set(withMotif.map(({ description }) => description.motif));
    expect(MOTIF_NAMES.filter((motif) => !placed.has(motif))).toEqual([]);
  });

  test('are drawn once wherever they have a place', () => {
    const faults = faultsIn(withMotif, ({ description: { motif }, svg }) => {
      const places = motif ? svg.split(MOTIFS[motif].draw(PALETTES.day)).length - 1 : 0;
      return places !== 1 && `${places} times`;
    });
    expect(faults).toEqual([]);
  });

  test('are sound, and keep the poster small', () => {
    const faults = faultsIn(
      withMotif,
      ({ svg }) =>
        svgFault(svg) ??
        /NaN|undefined|Infinity|\d+\.\d{3,}/.exec(svg)?.[0] ??
        (svg.length >= MOST_BYTES_WITH_MOTIF && `${svg.length}`),
    );
    expect(faults).toEqual([]);
  });

  test('that have no place in a scene are left out', () => {
    const reef = { scene: 'reef', palette: 'tropic', seed: 1 } as const;
    expect(standOf('reef', 'kasbah')).toBe('backdrop');
    expect(standOf('reef', 'torii')).toBe('water');
    expect(standOf('dunes', 'ship')).toBeUndefined();
    const dunes = { ...reef, scene: 'dunes' } as const;
    expect(drawPoster({ ...dunes, motif: 'ship' }, 'wide')).toBe(drawPoster(dunes, 'wide'));
  });
});
