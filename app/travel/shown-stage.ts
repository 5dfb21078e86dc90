import type { Stage } from '../../contract/travel.ts';

/** A day of the itinerary, its prose as HTML; where it is on the earth, its map knows. */
export type ShownStage = Omit<Stage, 'text' | 'latitude' | 'longitude' | 'isNightOnTheWay'> & {
  readonly textHtml: string;
  /** Whether one sleeps where it ends. */
  readonly hasBed: boolean;
};
