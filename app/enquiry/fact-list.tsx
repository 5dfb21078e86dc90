import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import * as styles from './fact-list.css.ts';

export interface Fact {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly value: ReactNode;
  /** What is to be said of the value: a condition, or that it is an estimate. */
  readonly note?: ReactNode;
}

/** A fact in words alone, for whoever draws it in another way. */
export interface WordedFact extends Fact {
  readonly value: string;
  readonly note: string;
}

/** Facts by name, one under the other: costs, terms. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ key, icon, label, value, note }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={icon} />
            {label}
          </dt>
          <dd className={styles.value}>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
