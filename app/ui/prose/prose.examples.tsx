import { Prose } from './prose.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const PROSE_EXAMPLES: UiExamples = {
  'paragraphs and a list': (
    <Prose html="<p>You share a room with <strong>one</strong> other person.</p><ul><li>Rooms are mixed only where you say so.</li><li>A private room costs a fixed supplement.</li></ul>" />
  ),
};
