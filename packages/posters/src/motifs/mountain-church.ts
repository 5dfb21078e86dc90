import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** A church under a cone of stone on its ridge, as in the Caucasus; people on the way up. */
export const mountainChurch: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, near, foreground, leaf, light, figure, accent }) {
    const stone = mix(mix(ground[0], ground[1], 0.5), near, 0.08);
    const shade = mix(ground[2], near, 0.42);
    const roof = mix(ground[2], near, 0.16);
    const slate = mix(shade, foreground, 0.3);
    const hole = mix(shade, foreground, 0.75);
    return [
      fill(
        'M-440 40Q-320 -30 -210 -110Q-120 -160 -20 -156Q90 -160 170 -118Q300 -60 460 40z',
        leaf[1],
      ),
      fill(
        'M60 -152Q130 -146 170 -118Q300 -60 460 40H190Q240 -20 130 -70Q150 -110 60 -152z',
        leaf[2],
      ),
      fill(
        'M-210 -110Q-120 -160 -20 -156Q90 -160 120 -144Q0 -140 -90 -124Q-160 -104 -260 -70z',
        mix(leaf[0], ground[0], 0.25),
      ),
      stroke(
        'M-330 30Q-150 10 -190 -34Q-230 -70 -120 -96Q-70 -106 -90 -136',
        mix(ground[0], leaf[0], 0.25),
        9,
      ),
      // The bell tower, apart.
      fill('M-186 -112v-120h62v120z', stone) +
        fill('M-146 -112v-120h22v120z', shade) +
        fill('M-192 -230L-155 -286L-118 -230z', roof) +
        fill('M-155 -286L-118 -230h-24z', slate) +
        fill('M-176 -196q11 -20 22 0v32h-22z', hole),
      fill('M-84 -140v-112L-20 -300L0 -286V-140z', stone) +
        fill('M-92 -246L-20 -304L0 -290V-276L-20 -286z', roof),
      fill('M-20 -140v-120h150v120z', stone) +
        fill('M-28 -256L0 -298H112L138 -256z', roof) +
        fill('M60 -140v-116h70v116z', shade) +
        fill('M60 -256L76 -298h36L138 -256z', slate),
      fill('M-14 -290v-92h96v92z', stone) + fill('M44 -290v-92h38v92z', shade),
      fill('M-26 -378L34 -496L94 -378z', roof) + fill('M34 -496L94 -378H54z', slate),
      fill(
        'M0 -304v-46q7 -12 14 0v46zM27 -304v-46q7 -12 14 0v46zM56 -304v-46q7 -12 14 0v46zM-58 -190v-34q9 -14 18 0v34zM20 -180v-36q8 -14 16 0v36zM-62 -140v-34q11 -14 22 0v34zM90 -176v-36q8 -14 16 0v36z',
        hole,
      ),
      stroke('M34 -496v-34M22 -518h24M-155 -286v-22M-163 -300h16', light, 5),
      stroke('M-84 -246L-20 -290M-26 -378h120', mix(stone, light, 0.5), 5),
      fill('M-196 -42l4 -30h10l4 30zM-172 -34l4 -28h10l4 28zM-128 -92l3 -24h9l3 24z', figure) +
        fill(
          'M-195 -78a8 8 0 1 1 16 0zM-171 -68a8 8 0 1 1 16 0zM-128 -121a7 7 0 1 1 14 0z',
          accent,
        ),
    ].join('');
  },
};
