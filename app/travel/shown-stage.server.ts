import type { Stage } from '../../contract/travel.ts';
import { hasBed } from '../../domain/travel-heights.ts';
import { proseHtml } from '../i18n/prose-html.server.ts';
import type { ShownStage } from './shown-stage.ts';

/** @param days all of the travel: the last one ends without a night */
export function shownStages(days: readonly Stage[]): readonly ShownStage[] {
  return days.map((stage, index) => {
    const {
      text,
      latitude: _latitude,
      longitude: _longitude,
      isNightOnTheWay: _night,
      ...shown
    } = stage;
    return { ...shown, textHtml: proseHtml(text), hasBed: hasBed(days, index) };
  });
}
