import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { Tone } from '../../styles/tokens.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { createToastQueue, type NewToast, type Toast as ToastData } from './toast-queue.ts';
import * as styles from './toast.css.ts';
import { Link } from '../link.tsx';
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
  readonly link?: NewToast['link'];
  readonly isLeaving?: boolean;
  /** What the button that puts it away says; without it there is none. */
  readonly dismissLabel?: string;
  readonly onDismiss?: () => void;
}

/** A message that something has happened; `ToastHost` shows it and lets it go. */
export function Toast({
  text,
  tone = 'neutral',
  link,
  isLeaving,
  dismissLabel,
  onDismiss,
}: ToastProps) {
  return (
    <span className={styles.toast} data-leaving={isLeaving || undefined}>
      <span className={styles.sign[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={styles.text}>{text}</span>
      {link && (
        <Link to={link.to} className={styles.link} onClick={onDismiss}>
          {link.text}
        </Link>
      )}
      {dismissLabel && (
        <button type="button" className={styles.close} onClick={onDismiss}>
          <Icon name="close" />
          <VisuallyHidden>{dismissLabel}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}

type ShowToast = (toast: NewToast) => void;

export const ToastContext = createContext<ShowToast | null>(null);
const NONE: readonly ToastData[] = [];

export interface ToastHostProps {
  /** What the button of each toast says, e.g. "Dismiss". */
  readonly dismissLabel: string;
  readonly children: ReactNode;
}

/**
 * Around a page: shows the toasts of whatever is in it (LAY-13).
 *
 * The region is there from the start, or screen readers would not hear of the first; it waits for them
 * to finish their sentence. While the pointer or the focus is on a toast, all of them stay.
 */
export function ToastHost({ dismissLabel, children }: ToastHostProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const leavePointer = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) queue.resume();
  };
  const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = !currentTarget.contains(relatedTarget);
    if (isOutside && !currentTarget.matches(':hover')) queue.resume();
  };
  const dismiss = (id: number) => {
    queue.dismiss(id);
    // With it went the pointer's target or the focus, and nobody tells of that.
    queue.resume();
  };
  return (
    <ToastContext.Provider value={queue.show}>
      {children}
      <div
        aria-live="polite"
        className={styles.region}
        onPointerEnter={queue.pause}
        onPointerLeave={leavePointer}
        onFocus={queue.pause}
        onBlur={leaveFocus}
      >
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} dismissLabel={dismissLabel} onDismiss={() => dismiss(id)} />
        ))}
      </div>
    </ToastContext.Provider>
  );
}

/**
 * Shows a toast: `const showToast = useToast(); showToast({ text, tone })`.
 *
 * @throws outside of a `ToastHost`
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No ToastHost around this component');
  return show;
}
