import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** One slanting yard, one great sail. */
export const dhow: MotifDrawing = {
  stands: ['water'],
  draw: ({ light, near, figure, accent, ground, foreground, water }) =>
    [
      fill('M-150 16h320v8h-320zM-90 32h220v6h-220z', water[0], 0.7),
      stroke('M24 -20V-250', figure, 8),
      fill('M-176 -98Q-60 -190 96 -352Q150 -180 118 -64Q-20 -60 -176 -98z', light),
      fill('M96 -352Q150 -180 118 -64Q70 -62 30 -64Q96 -190 96 -352z', mix(light, near, 0.25)),
      fill('M-110 -122Q-30 -182 44 -262Q70 -180 62 -150Q-30 -110 -110 -122z', accent),
      stroke('M-190 -90L108 -366', figure, 7),
      fill(
        'M-176 -44Q-120 -30 0 -28Q110 -30 190 -66Q176 0 130 14H-120Q-160 0 -176 -44z',
        mix(ground[2], foreground, 0.5),
      ),
      fill(
        'M-176 -44Q-120 -30 0 -28Q110 -30 190 -66L186 -50Q110 -16 0 -14Q-120 -16 -172 -30z',
        accent,
      ),
      fill('M-90 -30l6 -40h14l8 40zM-50 -28l6 -36h14l8 36zM70 -32l6 -36h12l8 34z', figure),
      disc(-77, -78, 8, figure) + disc(-37, -72, 8, figure) + disc(82, -76, 8, figure),
    ].join(''),
};
