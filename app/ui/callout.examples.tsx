import { Callout } from './callout.tsx';
import type { UiExamples } from './ui-examples.ts';

export const CALLOUT_EXAMPLES: UiExamples = {
  'advice on flights': (
    <Callout icon="plane">Wait for the confirmation before you buy your flights.</Callout>
  ),
};
