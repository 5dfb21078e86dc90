/** The footer's columns of links (LAY-07): side by side, or folded, each by itself (LAY-15), on a phone. */
import type { Layout } from '../../contract/layout.ts';
import { useSite } from '../i18n/site.ts';
import { AccordionItem } from '../ui/accordion.tsx';
import * as styles from './footer-columns.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';

type Column = Layout['footer']['columns'][number];

export function FooterColumns() {
  const { columns } = useSite().layout.footer;
  return (
    <>
      {columns.map((column) => (
        <nav key={column.id} className={styles.column} aria-labelledby={`footer-${column.id}`}>
          <h2 id={`footer-${column.id}`} className={styles.title}>
            {column.title}
          </h2>
          <Links column={column} />
        </nav>
      ))}
      <div className={styles.folded}>
        {columns.map((column) => (
          <AccordionItem key={column.id} summary={column.title} headingAs="h2">
            <nav aria-label={column.title}>
              <Links column={column} />
            </nav>
          </AccordionItem>
        ))}
      </div>
    </>
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
