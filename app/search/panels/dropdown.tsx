/**
 * What opens under the search bar on a wide screen (SRCH-01), or above it where there is more room. It lies
 * over all of the page and goes along with it.
 */
import { useRef, type ReactNode, type RefObject } from 'react';
import { foundOrTold } from '../../ui/console-fault.ts';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './dropdown.css.ts';

export interface DropdownProps {
  readonly label: string;
  /** In the form that it belongs to. */
  readonly bar: RefObject<HTMLElement>;
  readonly width: keyof typeof styles.dropdown;
  readonly children: ReactNode;
}

/** Px between the bar and it, and from the edge of the window. */
const GAP = 8;
/** As much of it as is wanted below the bar before it goes above. */
const WANTED_HEIGHT = 520;

export function Dropdown({ label, bar, width, children }: DropdownProps) {
  const element = useRef<HTMLElement>(null);
  useEffectBeforePaint(() => {
    const dropdown = foundOrTold(element.current, 'floating');
    const anchor = foundOrTold(bar.current?.closest('form'), 'floating');
    if (!dropdown || !anchor) return;
    // React 18 does not know it. It closes by the bar's own rules.
    dropdown.setAttribute('popover', 'manual');
    dropdown.showPopover();
    const place = () => {
      const { top, bottom, left, right } = anchor.getBoundingClientRect();
      const [above, below] = [top - 2 * GAP, window.innerHeight - bottom - 2 * GAP];
      const isBelow = below >= Math.min(WANTED_HEIGHT, above);
      const y = window.scrollY + (isBelow ? bottom + GAP : top - GAP);
      Object.assign(dropdown.style, {
        top: `${y}px`,
        translate: isBelow ? 'none' : '0 -100%',
        left: `${left + window.scrollX}px`,
        maxWidth: `${right - left}px`,
        maxHeight: `${Math.max(isBelow ? below : above, 240)}px`,
      });
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [bar]);
  return (
    <section ref={element} aria-label={label} className={styles.dropdown[width]}>
      {/* What is in it has headings of the level below. */}
      <h2 className={visuallyHidden}>{label}</h2>
      {children}
    </section>
  );
}
