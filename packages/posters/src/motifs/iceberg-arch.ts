import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** An iceberg with a gate in it, and a small boat to go through. */
export const icebergArch: MotifDrawing = {
  stands: ['backdrop', 'water'],
  draw({ snow, water, figure, accent, light }) {
    const [lit, dim] = snow;
    const blue = mix(dim, water[1], 0.45);
    return [
      fill(
        'M-380 10Q-300 50 -170 30L-140 12H110L160 34Q290 56 360 10z',
        mix(water[0], lit, 0.4),
        0.75,
      ),
      fill(
        'M-380 10L-340 -120L-290 -150L-270 -280L-210 -370L-150 -330L-90 -290L20 -280L100 -330L170 -310L220 -200L290 -170L330 -80L370 10H150Q160 -110 96 -160Q30 -200 -50 -160Q-130 -110 -130 10z',
        lit,
      ),
      fill(
        'M-380 10L-340 -120L-290 -150L-270 -280L-210 -370L-220 -240L-190 -150L-230 -80L-200 10z',
        dim,
      ),
      fill('M-340 -120L-380 10H-300L-310 -60z', blue),
      fill(
        'M150 10Q160 -110 96 -160Q30 -200 -50 -160Q-130 -110 -130 10H-96Q-96 -90 -34 -128Q40 -160 84 -116Q116 -70 112 10z',
        blue,
      ),
      fill(
        'M100 -330L170 -310L220 -200L290 -170L330 -80L370 10H250L230 -70L180 -120L170 -210L120 -260z',
        dim,
      ),
      fill('M330 -80L370 10H300z', blue),
      stroke('M-60 -286L-40 -210M40 -282L56 -210M-170 -320L-150 -240', dim, 6),
      fill('M-52 4h78q-6 18 -16 20h-50q-10 -4 -12 -20z', accent) +
        fill('M-34 4l4 -24h8l4 24zM-10 4l4 -24h8l4 24zM12 4l3 -20h7l3 20z', figure),
      stroke('M-140 22h60M60 28h70M-20 34h40', light, 4, 0.8),
    ].join('');
  },
};
