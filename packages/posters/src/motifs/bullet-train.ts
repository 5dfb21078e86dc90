import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill } from '../svg.ts';

/** The long-nosed express on its viaduct, from edge to edge. */
export const bulletTrain: MotifDrawing = {
  stands: ['ground'],
  roofs: 'curved',
  draw({ light, near, accent, figure, foreground, water }) {
    let pillars = '';
    let panes = '';
    for (let x = -1400; x <= 1000; x += 190) pillars += `M${x} 8h40l-6 120h-28z`;
    for (let x = -1330; x <= 110; x += 46) panes += `M${x} -82h28v22h-28z`;
    return [
      fill(pillars, mix(foreground, near, 0.35)),
      fill('M-1700 -14h3400v26h-3400z', mix(foreground, near, 0.6)),
      fill('M-1700 -14h3400v7h-3400z', mix(light, near, 0.5)),
      fill('M-1700 -112H120C220 -112 290 -62 352 -34Q366 -24 350 -20H-1700z', light),
      fill('M-1700 -46H240Q330 -40 352 -34Q366 -24 350 -20H-1700z', mix(light, near, 0.22)),
      fill('M-1700 -52H252Q300 -50 326 -46L338 -40H-1700z', water[1]),
      fill('M-1700 -38H342l10 6H-1700z', accent),
      fill(panes, figure),
      fill('M166 -104q44 8 84 36l-48 2q-34 0 -52 -14z', figure),
    ].join('');
  },
};
