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
  'under a heading of its own': (
    <NarrowFold summary="What to pack" headingAs="h3">
      <p>Shoes that carry you for a day.</p>
    </NarrowFold>
  ),
  'a heading that does not fold': (
    <NarrowFold summary="What to pack" headingAs="h3" isFoldable={false}>
      <p>Shoes that carry you for a day.</p>
    </NarrowFold>
  ),
};
