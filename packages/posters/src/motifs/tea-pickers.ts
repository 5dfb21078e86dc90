import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** How a row climbs and falls from bush to bush: it comes out of the slope at either end. */
const CLIMB = [-70, -36, -16, -6, 0, 0, 6, 16, 36, 70];

/** A row of bushes whose top is at `y`, with young leaves on some. */
function row(y: number, size: number, colour: Colour, young: Colour): string {
  const r = Math.round(size * 0.56);
  const bushes = CLIMB.map((climb) => `a${r} ${Math.round(size * 0.46)} 0 0 1 ${size} ${climb}`);
  const from = -5 * size;
  let tips = '';
  for (let bush = 2; bush < 9; bush++)
    tips += `M${from + bush * size - 8} ${y + 14}l-11 -15m11 15l11 -15`;
  return (
    fill(`M${from} ${y + 128}${bushes.join('')}v200H${from}z`, colour) + stroke(tips, young, 7)
  );
}

/** Women between the rows, the basket on the back held from the brow. */
export const teaPickers: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ leaf, figure, ground, accent, light, foreground, water }) {
    const skin = mix('#a8643c', figure, 0.25);
    const wicker = mix(ground[1], ground[2], 0.4);
    const woman = (skirt: Colour, scarf: Colour) =>
      [
        fill('M-46 60L-34 -110H34L56 60z', skirt),
        fill('M-36 -104Q-44 -180 -8 -196H18Q46 -180 36 -104z', mix(scarf, skirt, 0.5)),
        fill(
          'M-6 -190v-24Q-20 -230 -16 -250Q-8 -278 14 -278Q42 -276 42 -246Q40 -216 22 -212v22z',
          skin,
        ),
        fill('M-34 -180Q-36 -282 12 -288Q38 -288 42 -262Q16 -262 8 -236Q6 -200 -6 -176z', scarf),
        fill('M-122 -186h88l-10 108q-34 16 -66 0z', wicker),
        stroke('M-120 -156h84M-116 -126h78M-113 -98h72', mix(wicker, foreground, 0.45), 5),
        fill('M-126 -184q8 -26 24 -20q10 -18 28 -4q18 -10 24 6q16 0 18 18z', leaf[0]),
        stroke('M-52 -182Q-20 -250 38 -262', mix(light, wicker, 0.3), 6),
        stroke('M22 -168Q54 -142 60 -112L106 -100', skin, 18),
      ].join('');
    const gold = mix('#ffb627', light, 0.25);
    return [
      row(-150, 92, mix(leaf[1], leaf[0], 0.35), mix(leaf[0], light, 0.2)),
      placed(-290, -90, 0.95, woman(gold, mix(water[1], light, 0.25))),
      placed(300, -84, 0.88, woman(accent, light)),
      row(-96, 108, leaf[1], leaf[0]),
      placed(0, -34, 1.6, woman(accent, gold)),
      row(-36, 126, leaf[2], mix(leaf[1], leaf[0], 0.4)),
    ].join('');
  },
};
