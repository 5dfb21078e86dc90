import { describe, expect, test } from 'vitest';
import { svgFault } from '../../../../test/support/svg-fault.ts';
import { PALETTE_NAMES } from '../palettes.ts';
import { BEARD_NAMES } from './beards.ts';
import { CLOTHING_NAMES } from './clothing.ts';
import { drawPortrait } from './draw-portrait.ts';
import { HAIR_NAMES } from './hair.ts';
import { HEADWEAR_NAMES } from './headwear.ts';
import { BACKDROPS, GLASSES, type PortraitDescription } from './portrait.ts';
import { CLOTH_NAMES, HAIR_COLOUR_NAMES, SKIN_NAMES } from './tones.ts';

const MOST_BYTES = 8 * 1024;

const PLAIN: PortraitDescription = {
  skin: 'honey',
  hair: 'short',
  hairColour: 'brown',
  clothing: 'fleece',
  clothColour: 'coral',
  backdrop: 'ridge',
  palette: 'dawn',
  seed: 1,
};

/** Every value of every part. */
const PARTS = {
  skin: SKIN_NAMES,
  hair: HAIR_NAMES,
  hairColour: HAIR_COLOUR_NAMES,
  beard: BEARD_NAMES,
  glasses: GLASSES,
  headwear: HEADWEAR_NAMES,
  hasLines: [true],
  clothing: CLOTHING_NAMES,
  clothColour: CLOTH_NAMES,
  backdrop: BACKDROPS,
  palette: PALETTE_NAMES,
  seed: [0, 2, 3, 41, 9999],
} as const satisfies { [Part in keyof PortraitDescription]: readonly unknown[] };

const PORTRAITS = Object.entries(PARTS).flatMap(([part, values]) =>
  values.map((value) => [`${part} ${value}`, { ...PLAIN, [part]: value }] as const),
);

describe.each(PORTRAITS)('a portrait with %s', (_, description) => {
  const svg = drawPortrait(description);

  test('is a sound, small and plain square', () => {
    expect(svgFault(svg)).toBeUndefined();
    expect(svg.slice(0, 120)).toContain('width="800" height="800" viewBox="0 0 800 800"');
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg).not.toMatch(
      /NaN|undefined|false|<script|<text|<image|<style|filter|href|on[a-z]+=|\d\.\d{3,}/,
    );
  });

  test('is the same for the same description', () =>
    expect(drawPortrait({ ...description })).toBe(svg));
});

test.each(Object.entries(PARTS))('each %s is drawn in its own way', (part, values) => {
  const drawn = values.map((value) => drawPortrait({ ...PLAIN, [part]: value }));
  expect(new Set(drawn).size).toBe(values.length);
});

test.each(HEADWEAR_NAMES)('under a %s every head of hair stays small', (headwear) => {
  for (const hair of HAIR_NAMES) {
    for (const clothing of CLOTHING_NAMES) {
      const svg = drawPortrait({ ...PLAIN, hair, headwear, clothing, beard: 'goatee' });
      expect(svgFault(svg), hair).toBeUndefined();
      expect(svg.length, `${hair}, ${clothing}`).toBeLessThanOrEqual(MOST_BYTES);
    }
  }
});

test('a headscarf covers all hair', () => {
  const covered = (hair: PortraitDescription['hair']) =>
    drawPortrait({ ...PLAIN, hair, headwear: 'headscarf' });
  expect(new Set(HAIR_NAMES.map(covered)).size).toBe(1);
});
