import type { Figure } from './tones.ts';

/** A part of a person, in their colours. */
export type DrawPart = (figure: Figure) => string;

export interface HairDrawing {
  /** Behind the head, above the hat's rim: left out under a hat. */
  readonly crown?: DrawPart;
  /** Behind the head and neck, down to the shoulders. */
  readonly fall?: DrawPart;
  /** Over the forehead: left out under a hat, but for `temples`. */
  readonly front?: DrawPart;
  /** What is seen at the sides of the face under a hat. */
  readonly temples?: DrawPart;
  /** Over the clothes. */
  readonly over?: DrawPart;
}
