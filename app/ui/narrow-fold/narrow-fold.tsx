import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './narrow-fold.css.ts';

export interface NarrowFoldProps {
  readonly summary: ReactNode;
  /** Whether it stands open at first. */
  readonly open?: boolean;
  /** False where there is nothing to fold: it stays open, and a heading is a plain one. */
  readonly isFoldable?: boolean;
  /** Element of the summary's words, where they are a heading: a desktop shows them too. */
  readonly headingAs?: ElementType;
  /** Whether who opens it reads on, which statistics count (ANA-01). */
  readonly isReadMore?: boolean;
  readonly children: ReactNode;
}

/** Folded into one line where the screen is narrow; a desktop shows what is in it, where a browser lets it. */
export function NarrowFold({
  summary,
  open = false,
  isFoldable = true,
  headingAs: Heading,
  isReadMore = false,
  children,
}: NarrowFoldProps) {
  if (Heading && !isFoldable) {
    return (
      <>
        <Heading>{summary}</Heading>
        {children}
      </>
    );
  }
  return (
    <details
      className={styles.fold}
      open={open || !isFoldable}
      data-read-more={isReadMore ? '' : undefined}
    >
      <summary className={Heading ? styles.titledSummary : styles.summary} hidden={!isFoldable}>
        {Heading ? <Heading className={styles.title}>{summary}</Heading> : summary}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
