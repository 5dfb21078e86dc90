/**
 * The footer's columns of links (LAY-07): side by side, or folded, each by itself (LAY-15), on a phone. Where
 * they stand side by side a browser shows what is in a closed `<details>`; one that cannot leaves them folded.
 */
import type { Layout } from '../../contract/layout.ts';
import { useSite } from '../i18n/site.ts';
import { arrow } from '../ui/accordion/accordion.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './footer-columns.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';

type Column = Layout['footer']['columns'][number];

export function FooterColumns() {
  const { columns } = useSite().layout.footer;
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
          <details className={styles.column}>
            <summary className={styles.summary}>
              <h2 id={`footer-${column.id}`} className={styles.title}>
                {column.title}
              </h2>
              <Icon name="chevron-down" className={arrow} />
            </summary>
            <Links column={column} />
          </details>
        </nav>
      ))}
    </div>
  );
}

function Links({ column }: { readonly column: Column }) {
  const { marketId } = useSite();
  return (
    <ul className={styles.links}>
      {column.links.map((link) => {
        const target = linkTarget(link, marketId);
        return (
          target && (
            <li key={link.id}>
              <LayoutLink target={target} className={styles.link}>
                {link.label}
              </LayoutLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
