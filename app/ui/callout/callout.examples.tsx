import { Callout } from './callout.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const CALLOUT_EXAMPLES: UiExamples = {
  'advice on flights': (
    <Callout icon="plane">Wait to buy your flights until the departure is confirmed.</Callout>
  ),
};
