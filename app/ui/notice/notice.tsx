import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
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

export interface ProblemProps {
  readonly tone?: NoticeProps['tone'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** Why something was not done, or cannot be; a screen reader says it at once. */
export function Problem({ tone = 'critical', className, children }: ProblemProps) {
  return (
    <div role="alert" className={className}>
      <Notice tone={tone} icon="alert">
        {children}
      </Notice>
    </div>
  );
}
