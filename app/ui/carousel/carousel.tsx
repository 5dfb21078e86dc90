import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { CarouselStepsProps } from './carousel-steps.tsx';
import * as styles from './carousel.css.ts';

export type CarouselWords = CarouselStepsProps['words'] & {
  /** What it is, e.g. "carousel": read after its name. */
  readonly role: string;
};

export interface CarouselProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly words: CarouselWords;
  readonly size?: keyof typeof styles.track;
  /** `<li>` elements. Each holds something that takes the focus, or a keyboard does not get there. */
  readonly children: ReactNode;
}

/** Fingers scroll better than a script does: only what hovers gets the buttons. */
const HOVERS = '(hover: hover)';

/**
 * A list in a row that scrolls sideways, by styles alone (LAY-16). Near the screen and with a pointer
 * that hovers, the script is fetched: it brings buttons, arrow keys and pulling by the mouse.
 */
export function Carousel({ label, words, size = 'medium', children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Steps, setSteps] = useState<ComponentType<CarouselStepsProps> | null>(null);
  useEffect(() => {
    if (!viewport.current || !matchMedia(HOVERS).matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the list still scrolls.
        import('./carousel-steps.tsx').then(
          ({ CarouselSteps }) => setSteps(() => CarouselSteps),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section className={styles.carousel} aria-roledescription={words.role} aria-label={label}>
      {Steps && <Steps viewport={viewport} words={words} />}
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track[size]}>{children}</ul>
      </div>
    </section>
  );
}
