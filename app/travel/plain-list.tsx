import { Icon, type IconName } from '../ui/icon.tsx';
import * as styles from './plain-list.css.ts';

export interface PlainListProps {
  readonly icon: IconName;
  readonly tone: keyof typeof styles.mark;
  readonly items: readonly string[];
}

/** Short texts behind a mark: highlights, what is included and what is not. */
export function PlainList({ icon, tone, items }: PlainListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.mark[tone]}>
            <Icon name={icon} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
