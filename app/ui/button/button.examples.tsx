import { Button, type ButtonLook } from './button.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';
import { onInk } from '../ui-examples.css.ts';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const satisfies ButtonLook['variant'][];
const SIZES = ['small', 'medium', 'large'] as const;

export const BUTTON_EXAMPLES: UiExamples = {
  'variants and sizes': (
    <Stack gap={12}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" gap={12}>
          {SIZES.map((size) => (
            <Button key={size} type="button" variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  'light, on ink': (
    <div className={onInk}>
      <Button type="button" variant="light">
        Find your trip
      </Button>
    </div>
  ),
  'with an icon': (
    <Button type="button" icon="search">
      Search
    </Button>
  ),
  disabled: (
    <Stack direction="row" gap={12}>
      <Button type="button" disabled>
        Ask for a seat
      </Button>
      <Button type="button" variant="secondary" disabled>
        Ask for a seat
      </Button>
    </Stack>
  ),
  'wide, with long words': (
    <div lang="de">
      <Button type="button" wide>
        Unverbindliche Gruppenreisenverfügbarkeitsanfrage abschicken
      </Button>
    </div>
  ),
};
