import { arrow, item, link, list } from './breadcrumb.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';

export interface BreadcrumbItem {
  readonly label: string;
  /** Null for the page itself, which comes last. */
  readonly href: string | null;
}

export interface BreadcrumbProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly BreadcrumbItem[];
}

/** The way from the home page to this one; a phone shows the page above, to go back to. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(({ label: text, href }) => (
          <li key={text} className={item}>
            {href === null ? (
              <span aria-current="page">{text}</span>
            ) : (
              <>
                <Link to={href} className={link}>
                  {text}
                </Link>
                <span className={arrow}>
                  <Icon name="chevron-right" />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
