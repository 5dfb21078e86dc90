import { Link } from '@remix-run/react';
import { count as countClass, list, tab } from './tabs.css.ts';

export interface TabItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How many things it holds. */
  readonly count?: string | null;
}

export interface TabsProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly theme?: keyof typeof list;
}

/** Views of one page, each with an address of its own: links, so that they work without scripts. */
export function Tabs({ label, items, theme = 'pills' }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={list[theme]}>
        {items.map(({ label: text, href, isCurrent, count }) => (
          <li key={href}>
            <Link
              to={href}
              prefetch="intent"
              preventScrollReset
              className={tab[theme]}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
              {count && <span className={countClass}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
