import type { Tone } from '../styles/tokens.css.ts';
import { Icon, type IconName } from './icon.tsx';
import * as styles from './status-label.css.ts';

export interface StatusLabelProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly text: string;
  /** What is counted with it: it stands in a line of its own before it breaks. */
  readonly figure?: string;
}

/** A state in three signs: colour, icon and words; the words alone are enough (A11Y-01). */
export function StatusLabel({ tone, icon, text, figure }: StatusLabelProps) {
  return (
    <span className={styles.statusLabel[tone]}>
      <Icon name={icon} />
      {figure ? (
        <span className={styles.parts}>
          <span className={styles.part}>{text}</span>
          <span className={styles.figure}>
            <span className={styles.dot}>{' · '}</span>
            {figure}
          </span>
        </span>
      ) : (
        <span>{text}</span>
      )}
    </span>
  );
}
