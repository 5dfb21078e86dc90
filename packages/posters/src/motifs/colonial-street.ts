import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Left edge, width, height up to the eaves; all even. */
const HOUSES = [
  [-400, 136, 230],
  [-264, 140, 290],
  [-124, 160, 250],
  [36, 140, 300],
  [176, 136, 240],
  [312, 120, 280],
] as const;

const n = Math.round;
/** One path over all houses: each layer is drawn once. */
const each = (part: (x: number, wide: number, tall: number) => string) =>
  HOUSES.map(([x, wide, tall]) => part(x, wide, tall)).join('');

/** Painted houses with wooden balconies, a dome behind them. */
export const colonialStreet: MotifDrawing = {
  stands: ['ground'],
  roofs: 'gable',
  draw({ accent, sun, water, light, near, foreground, ground, leaf, hasStars, snow }) {
    const cream = mix(mix(snow[0], ground[0], 0.3), near, hasStars ? 0.3 : 0);
    const paints = [
      mix(water[1], light, 0.2),
      mix('#ffb627', ground[1], 0.3),
      mix('#ff4758', light, 0.12),
      cream,
      mix(near, light, 0.22),
      mix('#f28a4a', ground[1], 0.3),
    ];
    const wood = mix('#7a4630', foreground, 0.35);
    const hole = hasStars ? light : mix(near, foreground, 0.5);
    const rail = (tall: number) => -n(tall * 0.46);
    const top = (tall: number) => -n(tall * 0.84);
    return [
      fill('M-104 -240v-110q4 -70 60 -84q56 14 60 84v110z', mix(accent, near, 0.15)) +
        fill('M-44 -434q56 14 60 84v110h-40q8 -120 -20 -194z', mix(accent, foreground, 0.35)) +
        fill('M-114 -352H26v16H-114zM-56 -468h24v40h-24z', cream) +
        stroke('M-44 -468v-30M-54 -488h20', foreground, 4),
      ...HOUSES.map(([x, wide, tall], index) =>
        fill(boxPath(x, -tall, wide, tall + 40), paints[index] ?? light),
      ),
      fill(
        each((x, wide, tall) => boxPath(x + wide - 14, -tall, 14, tall + 40)),
        near,
        0.35,
      ),
      fill(
        each((x, wide, tall) => `M${x - 8} ${-tall}l14 -28h${wide - 12}l14 28z`),
        mix('#c4583f', near, 0.2),
      ),
      fill(
        each((x, wide, tall) => boxPath(x - 8, -tall, wide + 16, 9)),
        cream,
      ),
      fill(
        each((x, wide, tall) =>
          [24, wide - 58].map((at) => boxPath(x + at, top(tall) + 4, 34, tall * 0.38)).join(''),
        ) +
          boxPath(-246, -86, 26, 44) +
          boxPath(-160, -86, 22, 44) +
          boxPath(54, -88, 26, 44) +
          boxPath(136, -88, 22, 44),
        hole,
      ),
      fill(
        each((x, wide) => `M${x + wide / 2 - 22} 40v-84q22 -30 44 0v84z`),
        wood,
      ),
      stroke(
        each((x, wide, tall) => {
          const gap = (wide - 28) / 5;
          let bars = `M${x + 14} ${rail(tall) - 34}V${top(tall)}m${wide - 28} 0V${rail(tall) - 34}`;
          for (let bar = 0; bar < 6; bar++) bars += `M${n(x + 14 + bar * gap)} ${rail(tall)}v-34`;
          return bars;
        }),
        wood,
        5,
      ) +
        fill(
          each(
            (x, wide, tall) =>
              boxPath(x + 6, rail(tall) - 38, wide - 12, 7) +
              boxPath(x + 4, rail(tall), wide - 8, 11) +
              `M${x + 2} ${top(tall)}l10 -16h${wide - 24}l10 16z`,
          ),
          wood,
        ),
      fill(
        'M-124 -128q10 -22 30 -8q14 -18 32 0q22 -14 34 4q20 -4 22 22q10 26 -12 34q-14 20 -26 -6q-12 18 -26 0q-14 22 -30 0q-26 4 -24 -46zM186 -124q20 -26 40 -6q20 -18 36 4q26 0 22 34q-14 26 -34 4q-20 22 -36 0q-28 4 -28 -36z',
        leaf[1],
      ) +
        stroke('M-100 -112h1M-66 -124h1M-36 -112h1M-80 -94h1M-48 -90h1', sun, 15) +
        stroke('M206 -112h1M236 -120h1M262 -104h1M226 -94h1', accent, 15),
    ].join('');
  },
};
