import type { ReactNode } from 'react';
import type { Scene } from '../../domain/vocabulary.ts';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { Container } from '../ui/container.tsx';
import { Poster } from '../ui/poster.tsx';
import * as styles from './cover.css.ts';

export interface CoverProps {
  readonly scene: Scene;
  readonly breadcrumb: { readonly label: string; readonly items: readonly BreadcrumbItem[] };
  /** Where it goes, above the title. */
  readonly place: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The poster of the travel with the page's title on a sheet that lies over its foot. */
export function Cover({ scene, breadcrumb, place, title, children }: CoverProps) {
  return (
    <header className={styles.cover}>
      <div className={styles.poster}>
        <Poster scene={scene} aspect="fill" alt="" priority />
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
