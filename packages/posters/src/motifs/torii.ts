import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill } from '../svg.ts';

/** The great gate, in the sea or at a shrine. */
export const torii: MotifDrawing = {
  stands: ['water', 'ground'],
  roofs: 'curved',
  draw: ({ accent, figure, light, foreground }) =>
    fill(
      'M-112 14L-92 -250h26L-78 14zM112 14L92 -250h-26L78 14zM-166 6l24 -130h14l-4 130zM166 6l-24 -130h-14l4 130z',
      accent,
    ) +
    fill('M-92 -250h10l-8 264h-12zM92 -250h-10l8 264h12z', mix(accent, foreground, 0.35)) +
    fill(
      'M-152 -212h304v24h-304zM-12 -262h24v52h-24zM-152 -112h54v14h-54zM152 -112h-54v14h54z',
      accent,
    ) +
    fill('M-186 -296Q0 -262 186 -296L178 -262Q0 -236 -178 -262z', accent) +
    fill('M-196 -318Q0 -282 196 -318L188 -292Q0 -258 -188 -292z', figure) +
    fill('M-9 -256h18v40h-18z', light) +
    fill('M-120 16h50v8h-50zM70 16h50v8h-50zM-96 34h30v6h-30zM78 32h40v6h-40z', accent, 0.45),
};
