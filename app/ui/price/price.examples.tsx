import { Price } from './price.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

const LABELS = { current: 'Price now', was: 'Price before' };

export const PRICE_EXAMPLES: UiExamples = {
  plain: (
    <Stack direction="row" gap={32}>
      <Price current="£940" />
      <Price current="£12,345" prefix="from" size="large" />
    </Stack>
  ),
  reduced: (
    <Stack direction="row" gap={32}>
      <Price current="£2,040" was="£2,490" prefix="from" labels={LABELS} />
      <Price
        current="12.345 €"
        was="13.990 €"
        prefix="ab"
        labels={LABELS}
        size="large"
        note="Lowest price of the 30 days before: 12.990 €"
      />
    </Stack>
  ),
};
