import type { ReactNode } from 'react';
import type { Image } from '../../contract/image.ts';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { Container } from '../ui/container.tsx';
import * as styles from './cover.css.ts';
import { CoverPictures } from './cover-pictures.tsx';

export interface CoverProps {
  /** The cover first. */
  readonly pictures: readonly Image[];
  readonly breadcrumb: { readonly label: string; readonly items: readonly BreadcrumbItem[] };
  /** Where it goes, above the title. */
  readonly place: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The pictures of the travel, with the page's title on a sheet that lies over their foot. */
export function Cover({ pictures, breadcrumb, place, title, children }: CoverProps) {
  return (
    <header className={styles.cover}>
      <CoverPictures pictures={pictures} />
      <Container>
        <div className={styles.sheet}>
          <div className={styles.breadcrumb}>
            <Breadcrumb {...breadcrumb} />
          </div>
          <p className={styles.place}>{place}</p>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </Container>
    </header>
  );
}
