import { chip } from './chip.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const CHIP_EXAMPLES: UiExamples = {
  facts: (
    <Stack direction="row" gap={8}>
      <span className={chip()}>
        <Icon name="clock" />
        12 days
      </span>
      <span className={chip()}>
        <Icon name="users" />8 to 16 people
      </span>
      <span className={chip({ selected: true })}>Asia</span>
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
      <span className={chip()}>
        <Icon name="mountain" />
        Mehrtageswanderungen mit Hochgebirgsüberquerungen
      </span>
    </div>
  ),
};
