import { useEffect } from 'react';
import { foundOrReported } from '../console-fault.ts';
import { Link } from '../link.tsx';
import { count as countClass, list, tab } from './tabs.css.ts';

interface TabItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** What analytics call a change to it (ANA-01). */
  readonly eventName: string;
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
  const names = items.map(({ eventName }) => eventName).join();
  useEffect(() => {
    for (const name of names.split(',')) foundOrReported(name, 'eventName');
  }, [names]);
  return (
    <nav aria-label={label}>
      <ul className={list[theme]}>
        {items.map(({ label: text, href, isCurrent, count, eventName }) => (
          // Not by the address, which a filter changes: what has the focus would be taken away.
          <li key={text}>
            <Link
              to={href}
              preventScrollReset
              className={tab[theme]}
              aria-current={isCurrent ? 'page' : undefined}
              data-event={eventName}
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
