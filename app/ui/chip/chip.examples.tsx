import { chip } from './chip.css.ts';
import { Chip } from './chip.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const CHIP_EXAMPLES: UiExamples = {
  facts: (
    <Stack direction="row" gap={8}>
      <Chip icon="clock">12 days</Chip>
      <Chip icon="users">8 to 16 people</Chip>
      <Chip selected>Asia</Chip>
    </Stack>
  ),
  'as a link': (
    <a href="/search" className={chip()}>
      April 2027
      <Icon name="close" />
    </a>
  ),
  'long words': (
    <div lang="de">
      <Chip icon="mountain">Mehrtageswanderungen mit Hochgebirgsüberquerungen</Chip>
    </div>
  ),
};
