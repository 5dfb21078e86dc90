import { SkipLink } from './skip-link.tsx';
import { shown } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const SKIP_LINK_EXAMPLES: UiExamples = {
  'seen with the focus': (
    <div className={shown}>
      <p id="skip-link-target">Press the tab key to see it.</p>
      <SkipLink target="skip-link-target">To the content</SkipLink>
    </div>
  ),
};
