import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { karstTowers } from '../shapes/karst-towers.ts';
import { fill, stroke } from '../svg.ts';

/** Limestone towers in the sea, and a boat with ribbed sails. */
export const karstAndJunk: MotifDrawing = {
  stands: ['backdrop'],
  draw(palette) {
    const { foreground, accent, figure, water, ground } = palette;
    return [
      karstTowers(palette),
      fill('M-240 12h380v7h-380zM60 22h360v8h-360zM300 8h270v6h-270z', water[0], 0.7),
      fill(
        'M-300 118Q-240 132 -150 130Q-60 130 0 96L-20 148Q-60 160 -150 160T-270 150z',
        mix(ground[2], foreground, 0.55),
      ),
      stroke('M-210 130V-50M-110 130V-96M-30 120V-10', figure, 6),
      fill(
        'M-206 110Q-260 40 -204 -44L-158 -20Q-150 50 -160 110zM-106 112Q-176 20 -104 -92L-30 -48Q-20 40 -44 112zM-26 100Q-52 50 -26 -8L20 16Q24 60 14 98z',
        accent,
      ),
      stroke(
        'M-230 32L-154 40M-228 66L-156 72M-222 0L-154 10M-144 20L-26 30M-142 56L-32 62M-138 -18L-26 -6M-136 88L-38 90M-124 -54L-28 -30M-42 50L20 52M-38 76L16 76M-38 22L20 30',
        mix(accent, foreground, 0.55),
        4,
      ),
      fill('M-270 164h260v7h-260zM-220 180h180v6h-180z', water[0], 0.8),
    ].join('');
  },
};
