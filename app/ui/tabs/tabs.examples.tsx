import { Stack } from '../stack/stack.tsx';
import { Tabs } from './tabs.tsx';
import type { UiExamples } from '../ui-examples.ts';

const items = (path: string) => [
  {
    label: 'Departures',
    href: `${path}?view=tours`,
    isCurrent: true,
    eventName: 'a',
    count: '1,204',
  },
  { label: 'Trips', href: `${path}?view=travels`, isCurrent: false, eventName: 'b', count: '31' },
  { label: 'Map', href: `${path}?view=map`, isCurrent: false, eventName: 'c' },
];

export const TABS_EXAMPLES: UiExamples = {
  themes: (
    <Stack gap={24}>
      <Tabs label="Views, as pills" items={items('/pills')} />
      <Tabs label="Views, solid" items={items('/solid')} theme="solid" />
    </Stack>
  ),
  'long words': (
    <div lang="de">
      <Tabs
        label="Ansichten"
        items={[
          { label: 'Reisebeschreibungen', href: '/a', isCurrent: false, eventName: 'a' },
          {
            label: 'Verfügbarkeitskalender',
            href: '/b',
            isCurrent: true,
            eventName: 'b',
            count: '12.345',
          },
        ]}
      />
    </div>
  ),
};
