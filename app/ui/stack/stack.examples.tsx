import { Stack } from './stack.tsx';
import { bar } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

const parts = ['one', 'two', 'three'].map((part) => (
  <div key={part} className={bar}>
    {part}
  </div>
));

export const STACK_EXAMPLES: UiExamples = {
  column: <Stack gap={8}>{parts}</Stack>,
  'row, apart': (
    <Stack direction="row" gap={16} justify="between">
      {parts}
    </Stack>
  ),
};
