import { Pagination } from './pagination.tsx';
import type { UiExamples } from '../ui-examples.ts';

const wordsOf = (label: string) => ({
  label,
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
});
const hrefOf = (page: number) => `/search?page=${page}`;

export const PAGINATION_EXAMPLES: UiExamples = {
  'at the start': <Pagination current={1} last={3} hrefOf={hrefOf} words={wordsOf('Few pages')} />,
  'in the middle of many': (
    <Pagination current={57} last={1204} hrefOf={hrefOf} words={wordsOf('Many pages')} />
  ),
};
