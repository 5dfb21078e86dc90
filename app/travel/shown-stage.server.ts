import type { Stage } from '../../contract/travel.ts';
import { proseHtml } from '../ui/prose-html.server.ts';
import type { ShownStage } from './shown-stage.ts';

export function shownStage(stage: Stage): ShownStage {
  const { text, latitude: _latitude, longitude: _longitude, ...shown } = stage;
  return { ...shown, textHtml: proseHtml(text) };
}
