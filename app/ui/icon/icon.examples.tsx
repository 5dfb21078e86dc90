import { ICON_NAMES } from './icon-names.ts';
import { Icon } from './icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { iconName, icons } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const ICON_EXAMPLES: UiExamples = {
  all: (
    <ul className={icons}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={iconName}>
          <Icon name={name} size="medium" />
          {name}
        </li>
      ))}
    </ul>
  ),
  sizes: (
    <Stack direction="row">
      <Icon name="compass" />
      <Icon name="compass" size="medium" />
      <Icon name="compass" size="large" />
      <span>small, medium, large</span>
    </Stack>
  ),
};
