import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A tower castle on its islet, and the bridge that leads there. */
export const castle: MotifDrawing = {
  stands: ['water', 'ground'],
  draw({ ground, near, mid, foreground, leaf, light, hasStars, accent }) {
    const stone = mix(mix(ground[1], mid, 0.35), light, 0.12);
    const shade = mix(mix(ground[2], near, 0.6), foreground, 0.12);
    const roof = mix(near, foreground, 0.6);
    const hole = hasStars ? light : mix(shade, foreground, 0.7);
    const teeth = (x: number, y: number, count: number) => {
      let d = '';
      for (let tooth = 0; tooth < count; tooth++) d += boxPath(x + tooth * 22, y - 12, 13, 14);
      return d;
    };
    return [
      fill('M-340 34Q-300 -20 -250 -34L-180 -70H60Q120 -60 150 -30Q190 -10 210 34z', leaf[1]),
      fill(
        'M-340 34Q-320 2 -286 -8L-250 14L-200 4L-150 18L-80 2L-20 20L60 6L110 18L160 0Q196 8 210 34Q-60 44 -340 34z',
        mix(near, mid, 0.3),
      ),
      fill(
        'M150 34V-52Q300 -84 440 -40V34H410a46 44 0 0 0 -92 0H294a46 46 0 0 0 -92 0z',
        mix(stone, shade, 0.35),
      ) + stroke('M120 -50Q300 -84 440 -42', mix(stone, light, 0.4), 9),
      fill('M420 36Q430 -34 480 -46Q540 -30 570 36z', leaf[2]),
      fill('M-250 -30V-124H150V-30z', stone) +
        fill('M70 -30V-124H150V-30z', shade) +
        fill(teeth(-250, -124, 18), stone),
      fill(boxPath(-226, -214, 96, 120), mix(stone, shade, 0.25)) +
        fill(boxPath(-160, -214, 30, 120), shade) +
        fill('M-234 -212L-178 -266L-122 -212z', roof) +
        fill(boxPath(-216, -262, 18, 34), stone),
      fill('M60 -60V-174q36 -10 72 0V-60z', stone) +
        fill('M104 -60V-178q14 0 28 4V-60z', shade) +
        fill('M52 -170L96 -244L140 -170z', roof),
      fill(boxPath(-128, -330, 170, 270), stone) + fill(boxPath(-12, -330, 54, 270), shade),
      fill(boxPath(-136, -338, 186, 12) + teeth(-136, -338, 9), mix(stone, light, 0.18)),
      fill('M-112 -350L-84 -392H2L30 -350z', roof) +
        fill(boxPath(-84, -416, 20, 40) + boxPath(-20, -416, 20, 40), stone),
      fill('M-144 -300v-46h32v46l-16 14zM22 -300v-46h32v46l-16 14z', mix(stone, light, 0.18)) +
        fill('M-150 -344L-128 -384L-106 -344zM16 -344L38 -384L60 -344z', roof),
      fill(
        boxPath(-96, -300, 14, 26) +
          boxPath(-52, -300, 14, 26) +
          boxPath(-96, -236, 14, 26) +
          boxPath(-52, -236, 14, 26) +
          boxPath(-74, -172, 14, 26) +
          boxPath(-204, -186, 13, 24) +
          boxPath(-178, -186, 13, 24) +
          boxPath(78, -146, 11, 24) +
          boxPath(4, -268, 12, 24),
        hole,
      ),
      fill('M-40 -30v-36q20 -26 40 0v36z', mix(shade, foreground, 0.7)),
      stroke('M-42 -392v-70', foreground, 4) + fill('M-42 -462l52 10l-52 16z', accent),
      stroke('M-320 46h220M-40 48h160M240 46h120', light, 4, 0.6),
    ].join('');
  },
};
