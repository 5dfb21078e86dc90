import { LoadingBarView } from './loading-bar.tsx';
import { held } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const LOADING_BAR_EXAMPLES: UiExamples = {
  filling: (
    <div className={held}>
      <LoadingBarView state="filling" label="Loading page" />
    </div>
  ),
};
