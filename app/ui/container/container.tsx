import type { ElementType, ReactNode } from 'react';
import { container } from './container.css.ts';

export interface ContainerProps {
  /** 1000, 1100 or 1160 px; `text` is a measure for reading. */
  readonly width?: keyof typeof container;
  readonly as?: ElementType;
  readonly children: ReactNode;
}

/** Keeps content off the edges of the screen, and from growing too wide. */
export function Container({ width = 'wide', as: Element = 'div', children }: ContainerProps) {
  return <Element className={container[width]}>{children}</Element>;
}
