import { Icon } from '../icon/icon.tsx';
import { gap, list, page as pageClass } from './pagination.css.ts';
import { Link } from '../link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly words: {
    /** Name of the landmark. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** Said before each number, e.g. "Page". */
    readonly page: string;
  };
}

/** Links to the pages of a list; nothing where there is one page. */
export function Pagination({ current, last, hrefOf, words }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={list}>
        {current > 1 && (
          <li>
            <Link to={hrefOf(current - 1)} rel="prev" className={pageClass}>
              <Icon name="chevron-left" />
              <VisuallyHidden>{words.previous}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={hrefOf(page)}
                className={pageClass}
                aria-current={page === current ? 'page' : undefined}
              >
                <VisuallyHidden>{words.page} </VisuallyHidden>
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Link to={hrefOf(current + 1)} rel="next" className={pageClass}>
              <VisuallyHidden>{words.next}</VisuallyHidden>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Pages on each side of the current one. */
const NEIGHBOURS = 1;

/**
 * The first page, the last, the current one and its neighbours, in order; `null` stands where some are
 * left out. A gap of one page is filled by that page.
 */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const shown: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const isShown = page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS;
    if (!isShown) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push(null);
    shown.push(page);
    previous = page;
  }
  return shown;
}
