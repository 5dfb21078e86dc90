import { Popover } from './popover.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const POPOVER_EXAMPLES: UiExamples = {
  'opened by its button': (
    <Stack direction="row" gap={12}>
      <Popover id="popover-short" trigger="What is the money pot?" icon="info">
        <p>What the group spends together on the spot: about £1,200 on this trip.</p>
      </Popover>
      <Popover id="popover-links" trigger="Share" variant="quiet">
        <ul>
          <li>
            <a href="/travels">Copy the address</a>
          </li>
          <li>
            <a href="mailto:hello@example.org">Send by mail</a>
          </li>
        </ul>
      </Popover>
    </Stack>
  ),
  'long words': (
    <div lang="de">
      <Popover id="popover-long" trigger="Versicherungsbedingungen" size="small">
        <p>
          Auslandskrankenversicherung, Reiserücktrittskostenversicherung und Reisegepäckversicherung
          sind im Reisepreis enthalten. {'Sie gelten weltweit. '.repeat(12)}
        </p>
      </Popover>
    </div>
  ),
};
