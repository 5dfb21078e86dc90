import { examplePicture } from './example-picture.ts';
import { Grid } from '../grid/grid.tsx';
import { Picture } from './picture.tsx';
import type { UiExamples } from '../ui-examples.ts';

const SHAPES = ['card', 'wide', 'cover', 'square', 'portrait'] as const;

/** Nothing is drawn in it. */
const NOT_THERE = {
  ...examplePicture(),
  src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
};

export const PICTURE_EXAMPLES: UiExamples = {
  shapes: (
    <Grid columns={3}>
      {SHAPES.map((shape, index) => (
        <Picture key={shape} source={examplePicture(index)} shape={shape} alt={shape} />
      ))}
    </Grid>
  ),
  'until it is there': <Picture source={NOT_THERE} shape="cover" alt="" colour="#ffe3c2" />,
};
