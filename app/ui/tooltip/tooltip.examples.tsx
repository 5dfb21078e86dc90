import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Tooltip } from './tooltip.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const TOOLTIP_EXAMPLES: UiExamples = {
  'of a button and of a link': (
    <Stack direction="row" gap={24}>
      <Tooltip id="tooltip-button" text="We write to you when a seat is free.">
        {(described) => (
          <Button type="button" variant="secondary" icon="bell" {...described}>
            Tell me
          </Button>
        )}
      </Tooltip>
      <Tooltip
        id="tooltip-long"
        text="Die Mindestteilnehmerzahl ist erreicht: Diese Gruppenreise findet garantiert statt."
      >
        {(described) => (
          <TextLink href="/search" standalone {...described}>
            Confirmed
          </TextLink>
        )}
      </Tooltip>
    </Stack>
  ),
};
