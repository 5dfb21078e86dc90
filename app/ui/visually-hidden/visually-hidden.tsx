import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  readonly as?: ElementType;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
