import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill } from '../svg.ts';

/** The tomb that Petra is known by, cut out of its cliff. */
export const treasury: MotifDrawing = {
  stands: ['backdrop'],
  roofs: 'flat',
  draw({ ground, foreground, near }) {
    const [light, mid, dark] = ground;
    const rock = mix(dark, near, 0.3);
    const deep = mix(dark, foreground, 0.55);
    const columns = [-112, -68, -24, 18, 62, 106];
    return [
      fill(
        'M-560 30L-520 -150L-470 -210L-440 -330L-390 -350L-360 -470L-280 -500L-240 -560L-120 -590L40 -580L120 -604L240 -560L290 -480L380 -450L420 -330L500 -280L540 -140L640 30z',
        mix(mid, dark, 0.45),
      ),
      fill(
        'M-560 30L-520 -150L-470 -210L-440 -330L-390 -350L-360 -470L-280 -500L-250 -470L-280 -380L-230 -300L-260 -160L-200 -60L-220 30zM240 -560L290 -480L380 -450L420 -330L500 -280L540 -140L640 30H330L300 -120L340 -230L280 -340L300 -440z',
        rock,
      ),
      fill(
        'M-420 30l30 -180l-14 -90l34 -70l10 120l24 90l-10 130zM420 30l-40 -150l24 -110l36 70l50 100l20 90z',
        deep,
        0.45,
      ),
      fill('M-176 20V-432Q-150 -470 0 -474Q150 -470 176 -432V20z', deep),
      fill(boxPath(-150, -190, 300, 210), mix(mid, dark, 0.25)),
      fill(boxPath(-36, -130, 72, 150), deep),
      fill('M-160 -214h320v26h-320z', light),
      fill('M-84 -216L0 -252L84 -216z', light),
      fill(boxPath(-140, -262, 280, 10), mix(mid, dark, 0.3)),
      fill(boxPath(-138, -372, 72, 112) + boxPath(66, -372, 72, 112), mid),
      fill(
        'M-146 -372h84v-16h-84zM62 -372h84v-16h-84zM-146 -388L-62 -418V-388zM146 -388L62 -418V-388z',
        light,
      ),
      fill('M-44 -262v-116q44 -26 88 0v116z', mid),
      fill('M-54 -378Q0 -404 54 -378L0 -442zM-10 -438h20v-26h-20z', light),
      fill('M10 -262v-124q24 2 34 8v116z', dark),
      fill(columns.map((x) => boxPath(x - 8, -188, 18, 208)).join(''), light),
      fill(columns.map((x) => boxPath(x + 4, -188, 6, 208)).join(''), dark),
      fill(
        [-128, -88, 76, 116].map((x) => boxPath(x, -370, 12, 108)).join('') +
          boxPath(-40, -370, 11, 108),
        light,
      ),
    ].join('');
  },
};
