import type { UiExamples } from '../ui-examples.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const VISUALLY_HIDDEN_EXAMPLES: UiExamples = {
  'words that are heard': (
    <p>
      4.5<VisuallyHidden> of 5 stars</VisuallyHidden>
    </p>
  ),
};
