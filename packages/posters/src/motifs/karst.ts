import type { MotifDrawing } from '../motif.ts';
import { karstTowers } from '../shapes/karst-towers.ts';

/** Limestone towers over the fields. */
export const karst: MotifDrawing = { stands: ['backdrop'], draw: karstTowers };
