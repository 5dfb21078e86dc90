import { TONES } from '../../styles/tokens.css.ts';
import { Badge } from './badge.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const BADGE_EXAMPLES: UiExamples = {
  tones: (
    <Stack direction="row" gap={8}>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="sun">−15%</Badge>
    </Stack>
  ),
  'with an icon': (
    <Badge tone="positive" icon="leaf">
      No flight needed
    </Badge>
  ),
  'long words': (
    <div lang="de">
      <Badge tone="info">Frühbuchernachlass bis Ende Donaudampfschifffahrtssaison</Badge>
    </div>
  ),
};
