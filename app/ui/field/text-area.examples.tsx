import { Stack } from '../stack/stack.tsx';
import { TextArea } from './field.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const TEXT_AREA_EXAMPLES: UiExamples = {
  states: (
    <Stack>
      <TextArea
        id="text-area-empty"
        name="message"
        label="Anything that we should know"
        hint="What you eat, how you travel."
      />
      <TextArea
        id="text-area-error"
        name="message-error"
        label="Your message"
        error="Write a word or two, so that we know what to answer."
      />
    </Stack>
  ),
};
