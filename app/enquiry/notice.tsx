import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import * as styles from './notice.css.ts';

export interface NoticeProps {
  readonly tone: keyof typeof styles.notice;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** Something to know before going on. */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <div className={styles.notice[tone]}>
      <Icon name={icon} size="medium" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
