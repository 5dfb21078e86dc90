import { Grid } from './grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { bar } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const GRID_EXAMPLES: UiExamples = {
  columns: (
    <Stack gap={24}>
      {([2, 3, 4] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {Array.from({ length: columns }, (_, index) => (
            <div key={index} className={bar}>
              {index + 1} of {columns}
            </div>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
