import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill } from '../svg.ts';

/** The great gate, in the sea or at a shrine: two trunks under a roof, each between two short posts. */
export const torii: MotifDrawing = {
  stands: ['water', 'ground'],
  roofs: 'curved',
  draw({ accent, figure, light, foreground }) {
    const shade = mix(accent, foreground, 0.35);
    return [
      fill('M-186 8V-116h20V8zM-66 8V-116h18V8zM186 8V-116h-20V8zM66 8V-116h-18V8z', shade),
      fill('M-192 -116h150v14h-150zM192 -116h-150v14h150z', shade),
      fill('M-136 14L-120 -272h40L-92 14zM136 14L120 -272h-40L92 14z', accent),
      fill('M-108 14L-96 -272h16L-92 14zM108 14L96 -272h-16L92 14z', shade),
      fill('M-180 -222h360v30h-360zM-14 -272h28v52h-28z', accent) +
        fill('M-180 -200h360v8h-360z', shade),
      fill('M-216 -322Q0 -282 216 -322L202 -276Q0 -250 -202 -276z', accent),
      fill('M-234 -352Q0 -306 234 -352L220 -314Q0 -276 -220 -314z', figure),
      fill('M-12 -264h24v46h-24z', light) + fill('M-7 -258h14v34h-14z', figure),
      fill('M-150 4h72l-6 14h-60zM150 4h-72l6 14h60z', figure),
      fill(
        'M-142 26h58l-8 9h-44zM142 26h-58l8 9h44zM-128 46h40l-4 7h-30zM128 46h-40l4 7h30z',
        shade,
        0.5,
      ),
    ].join('');
  },
};
