import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb/breadcrumb.tsx';
import * as styles from './title-sheet.css.ts';

export interface TitleSheetProps {
  readonly breadcrumb: { readonly label: string; readonly items: readonly BreadcrumbItem[] };
  /** Where it goes, above the title. */
  readonly place: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The page's title on a sheet of its own: opaque, for it may lie over pictures. */
export function TitleSheet({ breadcrumb, place, title, children }: TitleSheetProps) {
  return (
    <header className={styles.sheet}>
      <div className={styles.breadcrumb}>
        <Breadcrumb {...breadcrumb} />
      </div>
      <p className={styles.place}>{place}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
