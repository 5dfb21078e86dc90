import type { Tone } from '../../styles/tokens.css.ts';
import type { IconBefore } from '../icon-before/icon-before.ts';
import { iconBefore } from '../icon-before/icon-before.css.ts';
import * as styles from './status-label.css.ts';

export interface StatusLabelProps {
  readonly tone: Tone;
  readonly icon: IconBefore;
  readonly text: string;
  /** What is counted with it: it stands in a line of its own before it breaks. */
  readonly figure?: string;
  /** `p` where it is a line by itself. */
  readonly as?: 'span' | 'p';
}

/**
 * A state in three signs: colour, icon and words; the words alone are enough (A11Y-01). What is `data-changing` is left
 * out of copies for when there is no connection (API-06).
 */
export function StatusLabel({ tone, icon, text, figure, as: Element = 'span' }: StatusLabelProps) {
  return (
    <Element className={`${styles.statusLabel[tone]} ${iconBefore[icon]}`} data-changing="">
      {figure ? (
        <span className={styles.parts}>
          <span className={styles.part}>{text}</span>
          <span className={styles.figure}>
            <span className={styles.dot}>{' · '}</span>
            {figure}
          </span>
        </span>
      ) : (
        text
      )}
    </Element>
  );
}
