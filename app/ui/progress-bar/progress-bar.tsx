import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Null while it is not known how far it is. */
  readonly value: number | null;
  readonly max: number;
  /** How far it is, in words, e.g. "2 more people needed". */
  readonly note?: string | null;
}

/** How far something has come. */
export function ProgressBar({ id, label, value, max, note }: ProgressBarProps) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      <progress
        id={id}
        className={styles.bar}
        max={max}
        value={value ?? undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
    </div>
  );
}
