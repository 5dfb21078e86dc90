import type { Tone } from '../../styles/tokens.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './toast.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  positive: 'check-circle',
  notice: 'alert',
  critical: 'alert',
  info: 'info',
};

export interface ToastProps {
  readonly text: string;
  readonly tone?: Tone;
  readonly isLeaving?: boolean;
  /** What the button that puts it away says. */
  readonly dismissLabel: string;
  readonly onDismiss?: () => void;
}

/** A message that something has happened; `ToastHost` shows it and lets it go. */
export function Toast({ text, tone = 'neutral', isLeaving, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={styles.toast} data-leaving={isLeaving || undefined}>
      <span className={styles.sign[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} onClick={onDismiss}>
        <Icon name="close" />
        <VisuallyHidden>{dismissLabel}</VisuallyHidden>
      </button>
    </div>
  );
}
