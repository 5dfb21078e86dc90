import type { ReactNode } from 'react';
import type { Image } from '../../contract/image.ts';
import { ContentImage } from '../images/content-image.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { Container } from '../ui/container.tsx';
import * as styles from './cover.css.ts';

export interface CoverProps {
  readonly image: Image;
  readonly breadcrumb: { readonly label: string; readonly items: readonly BreadcrumbItem[] };
  /** Where it goes, above the title. */
  readonly place: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The poster of the travel with the page's title on a sheet that lies over its foot. */
export function Cover({ image, breadcrumb, place, title, children }: CoverProps) {
  return (
    <header className={styles.cover}>
      <div className={styles.poster}>
        <ContentImage image={image} shape="fill" sizes="100vw" hasNarrow priority />
      </div>
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
