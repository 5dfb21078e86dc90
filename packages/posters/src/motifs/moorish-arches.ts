import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill, oval, stroke } from '../svg.ts';

const BAY = 196;
const CHORD = 150;
const IMPOST = -236;

/** The view through horseshoe arches over a court with its fountain. */
export const moorishArches: MotifDrawing = {
  stands: ['front', 'ground'],
  roofs: 'flat',
  draw({ light, ground, near, foreground, water, accent, leaf }) {
    const plaster = mix(light, ground[0], 0.45);
    const shade = mix(ground[2], near, 0.35);
    const court = mix(ground[1], ground[2], 0.55);
    const tile = mix(water[1], near, 0.25);
    const arch = whole`h${(CHORD - BAY) / 2}a88 88 0 1 0 ${-CHORD} 0h${(CHORD - BAY) / 2}`;
    const rings = [-2, -1, 0, 1, 2]
      .map((bay) => whole`M${bay * BAY + CHORD / 2} ${IMPOST}a88 88 0 1 0 ${-CHORD} 0`)
      .join('');
    let columns = '';
    let dim = '';
    let caps = '';
    let dado = '';
    for (let x = -2.5 * BAY; x <= 2.5 * BAY; x += BAY) {
      columns += boxPath(x - 11, IMPOST + 20, 22, 250);
      dim += boxPath(x + 3, IMPOST + 20, 8, 250);
      caps += whole`M${x - 24} ${IMPOST}h48l-10 26h-28z` + boxPath(x - 18, -20, 36, 16);
    }
    for (let x = -484; x < 480; x += 44) dado += whole`M${x} -432l22 -26l22 26l-22 26z`;
    return [
      fill('M-520 30V-14H520V30z', mix(ground[1], shade, 0.2)) +
        fill(boxPath(-520, -14, 1040, 7), light),
      fill(boxPath(-480, -420, 960, 408), court) +
        fill(
          [-2, -1, 0, 1, 2]
            .map((bay) => whole`M${bay * BAY - 34} -14v-110a39 39 0 1 1 68 0v110z`)
            .join(''),
          mix(court, foreground, 0.4),
        ),
      fill(columns, mix(light, ground[0], 0.2)) + fill(dim, shade) + fill(caps, plaster),
      fill(`M-490 -480H490V${IMPOST}${arch.repeat(5)}z`, plaster),
      stroke(rings, mix(accent, shade, 0.35), 13) +
        `<g stroke-dasharray="6 24">${stroke(rings, light, 13)}</g>`,
      fill(boxPath(-490, -466, 980, 68), tile) + fill(dado, mix(light, tile, 0.2)),
      fill('M-514 -480H514l-26 -34H-488z', mix(accent, ground[2], 0.4)) +
        fill(boxPath(-514, -486, 1028, 12), mix(light, plaster, 0.4)),
      oval(0, -4, 176, 26, mix(plaster, shade, 0.4)) + oval(0, -10, 160, 20, water[1]),
      fill('M-18 -10L-12 -74h24L18 -10z', plaster) +
        fill('M-92 -104h184q-14 40 -70 42h-44q-56 -2 -70 -42z', plaster) +
        fill('M30 -104h62q-14 40 -70 42h-10q18 -14 18 -42z', shade),
      oval(0, -104, 92, 12, water[0]),
      stroke(
        'M0 -106v-76M0 -178q-34 6 -46 70M0 -178q34 6 46 70M-84 -92q-14 40 -16 80M84 -92q14 40 16 80',
        mix(light, water[0], 0.4),
        6,
      ),
      fill('M-430 6l10 -50h56l10 50zM374 6l10 -50h56l10 50z', mix(accent, ground[2], 0.4)) +
        fill(
          'M-392 -40q-56 -20 -40 -66q16 -40 40 -38q30 0 42 40q10 44 -42 64zM412 -40q-56 -20 -40 -66q16 -40 40 -38q30 0 42 40q10 44 -42 64z',
          leaf[2],
        ) +
        fill(
          'M-412 -96h14v14h-14zM-384 -120h13v13h-13zM-372 -76h12v12h-12zM394 -96h14v14h-14zM420 -120h13v13h-13zM430 -76h12v12h-12z',
          mix(accent, foreground, 0.1),
        ),
    ].join('');
  },
};
