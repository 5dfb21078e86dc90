import type { UiExamples } from '../ui-examples.ts';
import { Notice } from './notice.tsx';

export const NOTICE_EXAMPLES: UiExamples = {
  information: (
    <Notice tone="info" icon="info">
      <p>This is a request: nothing is booked yet.</p>
    </Notice>
  ),
  warning: (
    <Notice tone="notice" icon="alert">
      <p>The price has changed since you opened this page.</p>
    </Notice>
  ),
};
