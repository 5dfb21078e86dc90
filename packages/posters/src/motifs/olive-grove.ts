import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

const TRUNK =
  'M-84 14Q-36 -40 -50 -96Q-78 -150 -112 -186L-94 -198Q-54 -164 -26 -136Q-20 -180 -28 -226L4 -226Q0 -180 16 -142Q56 -166 92 -206L110 -192Q68 -140 46 -88Q38 -36 96 14L44 4L12 16L-26 2z';
const TWISTS =
  'M-26 2Q-8 -60 -26 -116Q6 -80 8 -28L44 4L12 16zM46 -88Q24 -60 34 -10Q10 -70 18 -142Q32 -120 46 -88z';
const CROWN =
  'M-190 -166a50 44 0 0 1 -6 -88a64 56 0 0 1 84 -74a80 64 0 0 1 132 -18a76 62 0 0 1 120 50a58 54 0 0 1 40 92a46 40 0 0 1 -64 46a60 40 0 0 1 -96 -6a60 40 0 0 1 -110 2a56 40 0 0 1 -100 -4z';
const UNDERSIDE =
  'M-214 -206q30 20 66 -2q30 34 76 6q44 30 92 -4q40 30 84 0q40 24 88 -8q2 40 -40 62a52 34 0 0 1 -76 -10a60 40 0 0 1 -96 0a60 40 0 0 1 -110 2a56 40 0 0 1 -84 -10z';
const LIT =
  'M-190 -246q-4 -44 44 -44q40 -14 40 20q-10 30 -40 24q-30 14 -44 0zM-92 -300q10 -50 70 -48q60 -2 62 34q-20 26 -60 18q-50 20 -72 -4zM62 -284q10 -40 58 -24q40 10 34 40q-20 20 -46 8q-40 4 -46 -24zM-60 -230q20 -34 62 -20q30 6 24 26q-30 16 -86 -6zM96 -214q30 -28 62 -8q10 18 -14 22q-34 4 -48 -14z';
const LEAVES =
  'M-170 -236l16 -8M-120 -210l16 4M-110 -256l14 -6M-80 -276l14 6M20 -280l16 -6M40 -196l16 -4M-80 -196l14 -4M164 -246l14 4';
/** Old trees with twisted trunks and silver leaves, a wall of dry stones before them. */
export const oliveGrove: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ leaf, snow, ground, foreground, near, light }) {
    const crown = mix(mix('#8aa070', leaf[1], 0.35), snow[1], 0.12);
    const dark = mix(mix(crown, leaf[2], 0.55), foreground, 0.15);
    const bark = mix(mix('#8a7058', near, 0.2), foreground, 0.25);
    const stone = mix(mix(ground[1], near, 0.3), light, 0.2);
    const tree =
      fill(TRUNK, bark) +
      fill(TWISTS, mix(bark, foreground, 0.5)) +
      fill(CROWN, crown) +
      fill(UNDERSIDE, dark) +
      fill(LIT, mix(crown, snow[0], 0.22)) +
      stroke(LEAVES, mix(crown, snow[0], 0.45), 5);
    let wall = '';
    for (let x = -560; x < 600; x += 104)
      wall += `M${x} 0v-24q4 -8 14 -8h72q10 0 12 8v24zM${x + 50} -35v-18q4 -8 12 -8h72q10 0 12 8v18z`;
    return [
      fill('M-660 10Q-420 -80 -20 -86Q400 -90 700 10z', mix(ground[1], leaf[1], 0.35)),
      placed(310, -66, 0.82, tree, -1),
      placed(-70, -54, 1.22, tree),
      fill('M-560 4V-34q560 -20 1240 0V4z', mix(stone, foreground, 0.4)) + fill(wall, stone),
    ].join('');
  },
};
