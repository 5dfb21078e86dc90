/**
 * A modal (LAY-11). The server draws it open, with a link that closes it, so it works without scripts:
 * with scripts the same element becomes a real modal of the browser, which keeps the focus inside and
 * gives it back. Whether it is open is not for it to say: it asks to be closed, and is told to leave.
 */
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import * as styles from './dialog.css.ts';
import { Link } from '../link.tsx';
import { roundButton } from '../round-button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { useEffectBeforePaint } from '../effect-before-paint.ts';
import { noteScrollBar } from './scroll-bar.ts';

export interface DialogProps {
  readonly title: string;
  /** What the close link says. */
  readonly closeLabel: string;
  /** Address of the page without the dialog. */
  readonly closeHref: string;
  /** Id of a form in it that leads there, in place of a link; it gets the address as `to`. */
  readonly closeForm?: string | null;
  /** Pixels, or the whole screen; a phone shows a sheet from below, and for the widest the whole screen. */
  readonly width: keyof typeof styles.panel;
  /** Whether it comes moving: not where the page was drawn with it. */
  readonly isAnimated: boolean;
  /** Whether it is on its way out. */
  readonly isClosing: boolean;
  /** Asked to be closed: by the link, Escape or the backdrop. */
  readonly onClose: () => void;
  /** It is gone. */
  readonly onClosed: () => void;
  /** For scripts that run before React does: what is open. */
  readonly name: string;
  /** What can be done, below what scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What is longer than the screen can be scrolled with a keyboard, whether or not there is a link in it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

/** One dialog at a time, so one id. */
const TITLE_ID = 'dialog-title';

export function Dialog(props: DialogProps) {
  const { title, width, closeLabel, isClosing, name, actions, children } = props;
  const way = { href: props.closeHref, form: props.closeForm ?? null };
  const element = useModalElement(isClosing, props.onClosed);
  // How it came does not change while it is there.
  const [isAnimated] = useState(props.isAnimated);
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isClosing) props.onClose();
  };
  const afterClose = ({ target, currentTarget }: SyntheticEvent) => {
    if (target !== currentTarget) return;
    // A browser closes by itself where a page could hold it up with one Escape after another; the
    // address follows then.
    if (isClosing) props.onClosed();
    else props.onClose();
  };
  return (
    <dialog
      ref={element}
      open
      className={width === 'screen' ? styles.dialogOfScreen : styles.dialog}
      aria-labelledby={TITLE_ID}
      data-modal={name}
      data-animated={isAnimated || undefined}
      data-closing={isClosing || undefined}
      onCancel={askToClose}
      onClose={afterClose}
    >
      <div className={styles.panel[width]}>
        <header className={styles.header}>
          <h2 id={TITLE_ID} className={styles.title}>
            {title}
          </h2>
          <Close {...way} label={closeLabel} className={roundButton} isFirst onPress={askToClose}>
            <Icon name="close" size="medium" />
          </Close>
        </header>
        <div className={styles.body} {...SCROLLED_BY_KEYS}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
      {/* After the panel: the first thing to focus is in there. */}
      <Close {...way} className={styles.backdrop} onPress={askToClose} />
    </dialog>
  );
}

interface CloseProps {
  readonly href: string;
  readonly form: string | null;
  /** Absent for the backdrop: it is for pointers, who has a keyboard has the other link and Escape. */
  readonly label?: string;
  readonly className: string;
  /** Whether the focus begins here: without scripts too, where nothing but the page itself can say so. */
  readonly isFirst?: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly children?: ReactNode;
}

function Close({ href, form, label, className, isFirst, onPress, children }: CloseProps) {
  const look = {
    className,
    'aria-label': label,
    autoFocus: isFirst,
    onClick: onPress,
    ...(label === undefined && ({ 'aria-hidden': true, tabIndex: -1 } as const)),
  };
  return form === null ? (
    <Link to={href} replace preventScrollReset {...look}>
      {children}
    </Link>
  ) : (
    <button form={form} name="to" value={href} {...look}>
      {children}
    </button>
  );
}

/**
 * Makes a `<dialog open>` a modal for as long as it is drawn: the browser moves the focus into it, keeps
 * it there, and gives it back when the element is closed, or taken away.
 *
 * A browser may have closed it by itself, on an Escape that it lets no page refuse: it tells of that, and
 * of nothing when it is closed again. So what is closed when its time has come is gone then.
 *
 * @param isClosing closes it once its way out is over (LAY-11); at once where nothing moves
 * @param onGone its way out is over, and nothing is left to be closed
 */
function useModalElement(isClosing: boolean, onGone: () => void): RefObject<HTMLDialogElement> {
  const reference = useRef<HTMLDialogElement>(null);
  const whenGone = useRef(onGone);
  useEffect(() => {
    whenGone.current = onGone;
  });

  useEffectBeforePaint(() => {
    const dialog = reference.current;
    if (!dialog) return;
    const focused = document.activeElement;
    // Drawn open for readers without scripts; closing it would fire an event.
    dialog.removeAttribute('open');
    noteScrollBar();
    dialog.showModal();
    // `showModal` moves the focus to the first link. Whoever had gone on before hydration stays there.
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    return () => dialog.close();
  }, []);

  useEffect(() => {
    const dialog = reference.current;
    if (!dialog || !isClosing) return;
    const leave = () => (dialog.open ? dialog.close() : whenGone.current());
    const isSeen = dialog.open && !isMotionReduced();
    const timer = setTimeout(leave, isSeen ? styles.DIALOG_EXIT_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      // Wanted again on its way out, when the browser may have closed it.
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
  }, [isClosing]);

  return reference;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
