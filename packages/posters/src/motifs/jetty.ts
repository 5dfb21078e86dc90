import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** Planks out over the water, two people at the end of them. */
export const jetty: MotifDrawing = {
  stands: ['front', 'water'],
  draw({ ground, foreground, figure, accent, sun, water }) {
    const wood = mix(ground[1], ground[2], 0.5);
    let gaps = '';
    for (let step = 1; step < 9; step++) {
      const y = Math.round(-216 + step * step * 3.1);
      const half = Math.round(40 + ((y + 216) / 236) * 112);
      gaps += `M${-half} ${y}H${half}`;
    }
    return [
      stroke(
        'M-70 -206V-150M70 -206V-150M-112 -120V-40M112 -120V-40M-160 -20V30M160 -20V30',
        foreground,
        12,
      ),
      fill('M-40 -216H40L160 24H-160z', wood),
      fill('M40 -216h14L184 24h-24zM-40 -216h-10L-184 24h24z', mix(ground[2], foreground, 0.45)),
      stroke(gaps, mix(ground[2], foreground, 0.35), 4),
      fill('M-92 -224h184v16h-184z', mix(ground[2], foreground, 0.2)),
      fill('M-44 -214q-2 -44 16 -46q20 2 18 46zM10 -214q-2 -44 16 -46q20 2 18 46z', figure),
      fill('M-44 -214q0 -34 10 -42l8 42zM10 -214q0 -30 8 -38l12 38z', accent),
      disc(-27, -272, 12, figure) + disc(27, -272, 12, figure) + fill('M12 -276q14 -22 30 0z', sun),
      stroke('M-80 -208v-40M80 -208v-40', foreground, 9),
      fill('M-220 -96h80v6h-80zM150 -120h90v6h-90zM-260 -40h70v6h-70z', water[0], 0.6),
    ].join('');
  },
};
