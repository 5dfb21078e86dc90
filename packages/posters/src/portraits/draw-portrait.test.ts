import { expect, test } from 'vitest';
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

const UNWANTED = /NaN|undefined|false|<script|<text|<image|<style|filter|href|on[a-z]+=|\d\.\d{3,}/;

/** What is wrong with a portrait; undefined for nothing. */
function faultOf(svg: string): string | undefined {
  const isSquare = svg.slice(0, 120).includes('width="800" height="800" viewBox="0 0 800 800"');
  if (!isSquare) return 'no square';
  if (svg.length > MOST_BYTES) return `${svg.length} bytes`;
  return svgFault(svg) ?? UNWANTED.exec(svg)?.[0];
}

test('a portrait with any value of each part is a sound, small and plain square', () => {
  const faults = PORTRAITS.flatMap(([title, description]) => {
    const fault = faultOf(drawPortrait(description));
    return fault ? `${title}: ${fault}` : [];
  });
  expect(faults).toEqual([]);
});

test('a portrait is the same for the same description', () => {
  const [once, again] = [1, 2].map(() =>
    PORTRAITS.map(([, description]) => drawPortrait({ ...description })),
  );
  expect(again).toEqual(once);
});

test('each value of a part is drawn in its own way', () => {
  const alike = Object.entries(PARTS).filter(([part, values]) => {
    const drawn = values.map((value) => drawPortrait({ ...PLAIN, [part]: value }));
    return new Set(drawn).size < values.length;
  });
  expect(alike.map(([part]) => part)).toEqual([]);
});

test('under any headwear every head of hair stays small and sound', () => {
  const faults = HEADWEAR_NAMES.flatMap((headwear) =>
    HAIR_NAMES.flatMap((hair) =>
      CLOTHING_NAMES.flatMap((clothing) => {
        const svg = drawPortrait({ ...PLAIN, hair, headwear, clothing, beard: 'goatee' });
        const fault = faultOf(svg);
        return fault ? `${headwear}, ${hair}, ${clothing}: ${fault}` : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('a headscarf covers all hair', () => {
  const covered = (hair: PortraitDescription['hair']) =>
    drawPortrait({ ...PLAIN, hair, headwear: 'headscarf' });
  expect(new Set(HAIR_NAMES.map(covered)).size).toBe(1);
});
