import { ProgressBar } from './progress-bar.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const PROGRESS_BAR_EXAMPLES: UiExamples = {
  'empty, half, full, unknown': (
    <Stack>
      <ProgressBar
        id="progress-bar-empty"
        label="Group"
        value={0}
        max={8}
        note="8 more people needed"
      />
      <ProgressBar
        id="progress-bar-half"
        label="Group"
        value={6}
        max={8}
        note="2 more people needed"
      />
      <ProgressBar id="progress-bar-full" label="Group" value={8} max={8} note="Confirmed" />
      <ProgressBar id="progress-bar-unknown" label="Sending" value={null} max={1} />
    </Stack>
  ),
  'long words': (
    <div lang="de">
      <ProgressBar
        id="progress-bar-long"
        label="Mindestteilnehmerzahlerreichungsfortschritt"
        value={1200}
        max={12345}
        note="1.200 von 12.345"
      />
    </div>
  ),
};
