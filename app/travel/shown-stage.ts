import type { Stage } from '../../contract/travel.ts';

/** A day of the itinerary, its prose as HTML; where it is on the earth, its map knows. */
export type ShownStage = Omit<Stage, 'text' | 'latitude' | 'longitude'> & {
  readonly textHtml: string;
};
