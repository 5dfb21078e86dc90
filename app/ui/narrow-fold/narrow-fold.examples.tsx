import { NarrowFold } from './narrow-fold.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const NARROW_FOLD_EXAMPLES: UiExamples = {
  'folded on a phone, and open': (
    <>
      <NarrowFold summary="Paying and cancelling">
        <p>A deposit holds the seat.</p>
      </NarrowFold>
      <NarrowFold summary="Search" open>
        <p>Where to, and when?</p>
      </NarrowFold>
    </>
  ),
};
