import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';
import { skeleton } from './skeleton.css.ts';

export const SKELETON_EXAMPLES: UiExamples = {
  buttons: (
    <Stack direction="row">
      <span className={skeleton.button} />
      <span className={skeleton.button} />
    </Stack>
  ),
};
