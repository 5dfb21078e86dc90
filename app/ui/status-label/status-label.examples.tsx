import { TONES } from '../../styles/tokens.css.ts';
import { ICONS_BEFORE } from '../icon-before/icon-before.ts';
import { Stack } from '../stack/stack.tsx';
import { StatusLabel } from './status-label.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const STATUS_LABEL_EXAMPLES: UiExamples = {
  tones: (
    <Stack gap={8}>
      {TONES.map((tone, index) => (
        <StatusLabel
          key={tone}
          tone={tone}
          icon={ICONS_BEFORE[index] ?? 'close'}
          text={`In ${tone} tone`}
        />
      ))}
    </Stack>
  ),
  'long words': (
    <div lang="de">
      <StatusLabel
        tone="notice"
        icon="hourglass"
        text="Mindestteilnehmerzahlunterschreitungswahrscheinlichkeit: noch 2 Personen nötig"
      />
    </div>
  ),
};
