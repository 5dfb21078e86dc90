import type { IconBefore } from '../ui/icon-before/icon-before.ts';
import { iconBefore } from '../ui/icon-before/icon-before.css.ts';
import * as styles from './plain-list.css.ts';

export interface PlainListProps {
  readonly icon: IconBefore;
  readonly tone: keyof typeof styles.list;
  readonly items: readonly string[];
}

/** Short texts behind a mark: highlights, what is included and what is not. */
export function PlainList({ icon, tone, items }: PlainListProps) {
  return (
    <ul className={styles.list[tone]}>
      {items.map((item) => (
        <li key={item} className={iconBefore[icon]}>
          {item}
        </li>
      ))}
    </ul>
  );
}
