import type { ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import * as styles from './notice-page.css.ts';

export interface NoticePageProps {
  /** Stands above the title. */
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What follows the text. */
  readonly children?: ReactNode;
  /** Buttons for what can be done next. */
  readonly actions?: ReactNode;
}

/** A page of a few words and what to do next. */
export function NoticePage({ drawing, title, text, children, actions }: NoticePageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {drawing}
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Container>
  );
}
