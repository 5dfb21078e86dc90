import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill } from '../svg.ts';

/** The even cone with its cap of snow. */
export const mountFuji: MotifDrawing = {
  stands: ['backdrop'],
  roofs: 'curved',
  draw: ({ near, mid, snow, foreground }) =>
    fill(
      'M-640 20Q-230 -90 -72 -420Q-40 -432 -20 -424Q6 -438 30 -424Q52 -432 72 -420Q230 -90 640 20z',
      mix(near, mid, 0.3),
    ) +
    fill(
      'M-20 -424Q6 -438 30 -424Q52 -432 72 -420Q230 -90 640 20H90L130 -60L60 -140L96 -210L40 -280z',
      mix(near, foreground, 0.3),
    ) +
    fill(
      'M-72 -420Q-40 -432 -20 -424Q6 -438 30 -424Q52 -432 72 -420Q112 -338 160 -270L132 -282L124 -226L92 -276L64 -190L30 -274L4 -170L-22 -268L-52 -206L-74 -280L-112 -214L-122 -276L-156 -252Q-108 -336 -72 -420z',
      snow[0],
    ) +
    fill(
      'M30 -424Q52 -432 72 -420Q112 -338 160 -270L132 -282L124 -226L92 -276L64 -190L46 -300L62 -340z',
      snow[1],
    ),
};
