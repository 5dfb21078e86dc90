import { Container } from './container.tsx';
import { Stack } from '../stack/stack.tsx';
import { bar } from '../ui-examples.css.ts';
import type { UiExamples } from '../ui-examples.ts';

export const CONTAINER_EXAMPLES: UiExamples = {
  widths: (
    <Stack gap={8}>
      {(['text', 'narrow', 'medium', 'wide'] as const).map((width) => (
        <Container key={width} width={width}>
          <div className={bar}>{width}</div>
        </Container>
      ))}
    </Stack>
  ),
};
