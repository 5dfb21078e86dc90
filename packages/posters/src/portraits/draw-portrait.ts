/**
 * Portraits: a person, head and shoulders, before a sun and one landscape, in the hand of the posters.
 * They stand for a person until there is a photograph, so they are kind and not a likeness. A pure
 * function of the description, as posters are.
 */
import { PALETTES } from '../palettes.ts';
import { seededRandom } from '../seeded-random.ts';
import { sky } from '../shapes/sky.ts';
import { stipple } from '../shapes/stipple.ts';
import type { Stage } from '../stage.ts';
import { placed } from '../svg.ts';
import { BACKDROP_DRAWINGS } from './backdrop.ts';
import { BEARDS } from './beards.ts';
import { clothingOf } from './clothing.ts';
import { features, glasses, head, neck } from './face.ts';
import { HAIRSTYLES } from './hair.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { headwearOf } from './headwear.ts';
import { PORTRAIT_SIZE as SIZE, type PortraitDescription } from './portrait.ts';
import { CLOTH_COLOURS, HAIR_COLOURS, SKINS, type Figure } from './tones.ts';

/** A whole SVG document. */
export function drawPortrait(description: PortraitDescription): string {
  const stage = setStage(description);
  const side = stage.sunSide;
  const sun = {
    x: SIZE / 2 - side * stage.random.real(90, 130),
    y: stage.random.real(300, 340),
    radius: 205,
  };
  const person = drawPerson(description, stage);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" ` +
    `viewBox="0 0 ${SIZE} ${SIZE}">` +
    sky(stage, sun, SIZE * 0.7) +
    BACKDROP_DRAWINGS[description.backdrop](stage) +
    placed(SIZE / 2, SIZE, 1.1, placed(-side * (SIZE / 2), -SIZE, 1, person, side), 1) +
    stipple(stage) +
    '</svg>'
  );
}

function setStage({ palette, seed }: PortraitDescription): Stage {
  const random = seededRandom(seed);
  return {
    width: SIZE,
    height: SIZE,
    isTall: false,
    palette: PALETTES[palette],
    random,
    focusX: SIZE / 2,
    sky: 'sun',
    ground: undefined,
    sunSide: random.pick([1, -1]),
    stand: undefined,
    roofs: undefined,
    motif: () => '',
  };
}

function drawPerson(description: PortraitDescription, { random }: Stage): string {
  const figure: Figure = {
    skin: SKINS[description.skin],
    hair: HAIR_COLOURS[description.hairColour],
    cloth: CLOTH_COLOURS[description.clothColour],
  };
  const hair: HairDrawing = HAIRSTYLES[description.hair];
  const hat = description.headwear && headwearOf(description.headwear);
  const clothing = clothingOf(description.clothing);
  const tilt = random.whole(-4, 4);
  const isGrinning = random.chance(0.4);
  const tilted = (content: string) => `<g transform="rotate(${tilt} 400 520)">${content}</g>`;
  const isBare = !hat || hat.showsFront === true;
  return [
    clothing.back?.(figure),
    tilted(
      [isBare && hair.crown?.(figure), !hat?.coversAll && hair.fall?.(figure), hat?.back?.(figure)]
        .filter(Boolean)
        .join(''),
    ),
    neck(figure),
    clothing.front(figure),
    !hat?.coversAll && hair.over?.(figure),
    tilted(
      [
        head(figure),
        description.beard && BEARDS[description.beard](figure),
        features(figure, isGrinning, description.hasLines ?? false),
        isBare ? hair.front?.(figure) : !hat?.coversAll && hair.temples?.(figure),
        description.glasses && glasses(description.glasses),
        hat?.front(figure),
      ]
        .filter(Boolean)
        .join(''),
    ),
  ]
    .filter(Boolean)
    .join('');
}
