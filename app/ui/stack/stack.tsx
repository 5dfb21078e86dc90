import type { ElementType, ReactNode } from 'react';
import { stack } from './stack.css.ts';

export interface StackProps {
  readonly direction?: 'column' | 'row';
  /** Pixels between the parts. */
  readonly gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48 | 'section';
  readonly justify?: 'start' | 'between' | 'center';
  readonly as?: ElementType;
  readonly children: ReactNode;
}

/** Parts under each other, or in a row that wraps, at even distances. `as="ul"` for lists. */
export function Stack({ direction, gap, justify, as: Element = 'div', children }: StackProps) {
  return <Element className={stack({ direction, gap, justify })}>{children}</Element>;
}
