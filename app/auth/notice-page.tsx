import type { ReactNode } from 'react';
import { Container } from '../ui/container/container.tsx';
import * as styles from '../ui/notice-page.css.ts';

/** A page that says one thing, with what can be done about it. */
export function NoticePage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Container>
  );
}
