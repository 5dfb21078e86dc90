import { Poster } from './poster.tsx';
import type { UiExamples } from './ui-examples.ts';

export const POSTER_EXAMPLES: UiExamples = {
  wide: <Poster scene="coast" aspect="wide" alt="coast" />,
};
