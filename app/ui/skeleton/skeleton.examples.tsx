import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const SKELETON_EXAMPLES: UiExamples = {
  'cards on their way': (
    <Loading label="Loading departures">
      <Grid columns={3}>
        {[1, 2, 3].map((card) => (
          <Card key={card} media={<Skeleton shape="picture" />}>
            <Skeleton shape="word" />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="word" />
          </Card>
        ))}
      </Grid>
    </Loading>
  ),
  'a face, a button': (
    <Stack direction="row">
      <Skeleton shape="face" />
      <Skeleton shape="button" />
    </Stack>
  ),
};
