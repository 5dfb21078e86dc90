import { Stack } from '../stack/stack.tsx';
import { TextLink } from './text-link.tsx';
import { onInk } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const TEXT_LINK_EXAMPLES: UiExamples = {
  'in a sentence': (
    <p>
      The <TextLink href="/travels">trips people ask for</TextLink> fill up early;{' '}
      <TextLink href="/search" tone="quiet">
        the others
      </TextLink>{' '}
      wait for you.
    </p>
  ),
  'on a line of its own': (
    <Stack direction="row" gap={24}>
      <TextLink href="/search" standalone icon="arrow-right">
        All departures
      </TextLink>
      <TextLink href="/search" standalone tone="accent">
        On sale
      </TextLink>
      <TextLink href="https://example.org/" standalone tone="quiet" icon="external">
        Travel advice
      </TextLink>
    </Stack>
  ),
  'on ink': (
    <p className={onInk}>
      <TextLink href="/search" tone="light">
        Search by place and date
      </TextLink>
    </p>
  ),
  'long words': (
    <p lang="de">
      <TextLink href="/search" standalone icon="arrow-right">
        Reiserücktrittskostenversicherungsbedingungen
      </TextLink>
    </p>
  ),
};
