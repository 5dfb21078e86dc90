import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { fill } from '../svg.ts';

/** Five roofs one over the other, the highest the smallest. */
export const pagoda: MotifDrawing = {
  stands: ['ground', 'front'],
  roofs: 'curved',
  draw({ accent, figure, light, foreground }) {
    let roofs = '';
    let walls = '';
    let shade = '';
    let panes = '';
    for (let tier = 0; tier < 5; tier++) {
      const half = 106 - tier * 14;
      const y = -tier * 78;
      const body = half * 0.52;
      walls += whole`M${-body} ${y + 16}h${2 * body}v-62h${-2 * body}z`;
      shade += whole`M${body * 0.4} ${y + 16}h${body * 0.6}v-62h${-body * 0.6}z`;
      panes += whole`M${-body * 0.7} ${y - 4}h${body * 0.5}v-24h${-body * 0.5}zM${body * 0.2} ${y - 4}h${body * 0.5}v-24h${-body * 0.5}z`;
      roofs += whole`M${-half - 16} ${y - 44}Q${-half + 12} ${y - 50} ${-half * 0.5} ${y - 78}H${half * 0.5}Q${half - 12} ${y - 50} ${half + 16} ${y - 44}Q0 ${y - 30} ${-half - 16} ${y - 44}z`;
    }
    return (
      fill(
        'M-5 -388h10v-100h-10zM-14 -404h28v7h-28zM-12 -420h24v6h-24zM-10 -436h20v6h-20z',
        figure,
      ) +
      fill(walls, accent) +
      fill(shade, mix(accent, foreground, 0.35)) +
      fill(panes, light) +
      fill(roofs, figure) +
      fill('M-76 16h152v14h-152z', mix(light, foreground, 0.4))
    );
  },
};
