import { Rating } from './rating.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const RATING_EXAMPLES: UiExamples = {
  'from one to five': (
    <Stack gap={8}>
      {[1, 2.5, 3.5, 5].map((stars) => (
        <Rating key={stars} stars={stars} label={`${stars} of 5 stars`} value={String(stars)} />
      ))}
    </Stack>
  ),
  'with its reviews': (
    <Rating stars={4.5} label="4.6 of 5 stars" value="4.6" note="1,204 reviews" />
  ),
  none: <Rating stars={null} label="Not rated yet" note="No reviews yet" />,
};
