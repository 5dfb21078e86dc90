import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { fill, stroke } from '../svg.ts';

/** The three at Giza; the one in the middle still has its smooth tip. */
export const pyramids: MotifDrawing = {
  stands: ['backdrop'],
  roofs: 'flat',
  draw({ ground, near, light, far }) {
    const [pale, mid, dark] = ground;
    const lit = mix(pale, mid, 0.55);
    const shade = mix(dark, near, 0.3);
    const pyramid = (x: number, half: number, tall: number, haze: number, isCapped = false) => {
      // Down from the tip: 0 to 1; across: -1 at the left edge, 0.3 at the corner, 1 at the right.
      const at = (across: number, down: number) =>
        whole`${x + across * half * down} ${down * (tall + 70) - tall}`;
      const courses = [0.3, 0.42, 0.54, 0.66, 0.78]
        .map(
          (down, row) =>
            `M${at(-0.86 + (row % 2) * 0.3, down)}L${at(-0.5 + (row % 2) * 0.3, down)}` +
            `M${at(-0.2 + (row % 2) * 0.2, down)}L${at(0.02 + (row % 2) * 0.2, down)}`,
        )
        .join('');
      return [
        fill(`M${at(0, 0)}L${at(-1, 1)}H${Math.round(x + half * 0.3)}z`, mix(lit, far, haze)),
        fill(`M${at(0, 0)}L${at(1, 1)}H${Math.round(x + half * 0.3)}z`, mix(shade, far, haze)),
        stroke(courses, mix(mix(lit, dark, 0.45), far, haze), 4),
        isCapped
          ? fill(
              `M${at(0, 0)}L${at(-1, 0.22)}L${at(-0.7, 0.2)}L${at(-0.45, 0.25)}L${at(-0.2, 0.2)}L${at(0.3, 0.25)}z`,
              mix(light, pale, 0.35),
            ) +
            fill(
              `M${at(0, 0)}L${at(0.3, 0.25)}L${at(0.6, 0.2)}L${at(0.8, 0.24)}L${at(1, 0.21)}z`,
              mix(mix(light, pale, 0.35), shade, 0.55),
            )
          : '',
      ].join('');
    };
    return [
      pyramid(-310, 270, 300, 0.32),
      pyramid(40, 330, 400, 0, true),
      pyramid(350, 190, 190, 0.08),
      pyramid(486, 74, 56, 0),
    ].join('');
  },
};
