import { ButtonLink } from './button.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const BUTTON_LINK_EXAMPLES: UiExamples = {
  variants: (
    <Stack direction="row" gap={12}>
      <ButtonLink href="/search">See all departures</ButtonLink>
      <ButtonLink href="/search" variant="secondary" icon="mail">
        Write to us
      </ButtonLink>
      <ButtonLink href="/search" variant="quiet" size="small">
        Another month
      </ButtonLink>
    </Stack>
  ),
};
