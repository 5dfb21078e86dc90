import { mix } from '../colour.ts';
import { curve, heightAt, hill } from '../path.ts';
import type { Point } from '../path.ts';
import { mist } from '../shapes/clouds.ts';
import { canopy } from '../shapes/forest.ts';
import { hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { sky } from '../shapes/sky.ts';
import { palm } from '../shapes/trees.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Fields in steps that follow the slope; water in some of them, people in others. */
export const terraces: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.46 : 0.48);
  const sun = placeSun(stage, horizon - height * 0.17, isTall ? 140 : 145, isTall ? 0.22 : 0.15);
  const woods = hillLine(stage, horizon + height * 0.07, height * 0.06, 3);
  return [
    sky(stage, sun, horizon),
    stage.motif('sky', focusX, height * 0.3),
    ridge(stage, {
      y: horizon + height * 0.02,
      rise: height * 0.2,
      peaks: random.whole(4, 6),
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.35),
    }),
    mist(random, width, horizon - height * 0.02, palette.sky[3], 0.5),
    fill(hill(hillLine(stage, horizon + height * 0.05, height * 0.12, 2), height), palette.mid),
    stage.motif('backdrop', focusX, horizon + height * 0.045),
    mist(random, width, horizon + height * 0.02, palette.sky[3], 0.45),
    fill(canopy(random, woods, width, 38, height), mix(palette.leaf[1], palette.mid, 0.4)),
    fields(stage, horizon),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** The steps, each thicker than the one behind it, sweeping round the slope. */
function fields(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, random, focusX } = stage;
  const top = horizon + height * 0.09;
  const steps = 9;
  const sway = random.real(0.04, 0.062);
  const side = random.pick([1, -1]);
  const [light, mid, dark] = palette.leaf;
  const parts: string[] = [];
  const homeStep = 2;
  for (let step = 0; step < steps; step++) {
    const share = step / (steps - 1);
    const y = top + (height * 0.98 - top) * (share * 0.5 + share * share * 0.5);
    const line = [-0.05, 0.15, 0.35, 0.55, 0.75, 0.92, 1.05].map((across, index): Point => {
      const wave = [0.4, -0.7, -1, 0.3, 1, 0.4, -0.4][(index + step) % 7] ?? 0;
      const sweep = side * (across - 0.5) * 0.1 * (1 - share * 0.5);
      return [across * width, y + height * (sway * wave * (0.35 + share) + sweep)];
    });
    const moved = (by: number) => line.map(([x, at]): Point => [x, at + by]);
    const bank = 8 + share * 26;
    const field = share < 0.4 ? mix(light, mid, share * 1.6) : mix(mid, dark, (share - 0.4) * 1.5);
    const isFlooded = step % 3 === 1;
    parts.push(
      fill(
        hill(line, height),
        mix(field, isFlooded ? palette.water[0] : palette.ground[0], isFlooded ? 0.9 : 0.5),
      ),
      fill(hill(moved(bank), height), field),
      stroke(curve(moved(bank * 1.9)), mix(field, light, 0.4), 1.5 + share * 2.5, 0.7),
    );
    if (step === homeStep) {
      const x = focusX + width * 0.02;
      const foot = heightAt(line, x) + bank;
      parts.push(
        stage.motif('ground', x, foot + 10),
        stage.stand === 'ground' || stage.stand === 'backdrop' ? '' : homes(stage, x, foot),
      );
    }
    if (step > 2 && step < 8 && stage.stand !== 'front') {
      const x = width * (isTall ? 0.2 + ((step * 0.27) % 0.6) : 0.28 + ((step * 0.23) % 0.55));
      parts.push(farmer(stage, x, heightAt(line, x) + bank * 0.6, 0.5 + share * 0.8));
    }
  }
  return parts.join('');
}

/** Two thatched houses, under palms where these grow. */
const homes = ({ palette }: Stage, x: number, y: number) =>
  placed(
    x,
    y,
    1,
    (palette.plants === 'jungle' || palette.plants === 'mild'
      ? palm(118, 12, 120, 1, palette.foreground) + palm(-96, 12, 96, -1, palette.foreground)
      : '') +
      fill('M-50 -46h92v56h-92zM66 -30h60v40h-60z', palette.ground[2]) +
      fill(
        'M-50 -46h30v56h-30zM66 -30h20v40h-20z',
        mix(palette.ground[2], palette.foreground, 0.4),
      ) +
      fill('M-78 -40L-30 -100h52L70 -40zM48 -26L78 -66h36L144 -26z', palette.foreground) +
      fill('M2 -34h18v44h-18zM98 -20h12v30h-12z', palette.light),
  );

/** Somebody at work, under a straw hat. */
const farmer = ({ palette }: Stage, x: number, y: number, size: number) =>
  placed(
    x,
    y,
    size,
    fill('M-12 0L-7 -40h14L12 0z', palette.figure) +
      fill('M-24 -37q24 -9 48 0q-10 5 -24 5t-24 -5zM-12 -38q1 -17 12 -17t12 17z', palette.accent),
  );
