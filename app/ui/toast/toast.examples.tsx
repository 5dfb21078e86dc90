import { TONES } from '../../styles/tokens.css.ts';
import { Stack } from '../stack/stack.tsx';
import { Toast } from './toast.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const TOAST_EXAMPLES: UiExamples = {
  tones: (
    <Stack gap={12}>
      {TONES.map((tone) => (
        <Toast
          key={tone}
          tone={tone}
          text={`A message in ${tone} tone`}
          dismissLabel={`Dismiss the ${tone} one`}
        />
      ))}
    </Stack>
  ),
  'long words': (
    <div lang="de">
      <Toast
        tone="critical"
        text="Deine Reiserücktrittskostenversicherungsunterlagen konnten gerade nicht gespeichert werden. Versuch es gleich noch einmal."
        dismissLabel="Schließen"
      />
    </div>
  ),
};
