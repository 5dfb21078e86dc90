import type { ReactNode } from 'react';
import { skeleton } from './skeleton.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SkeletonProps {
  readonly shape?: keyof typeof skeleton;
}

/** The shape of something that is on its way. It says nothing: `Loading` around it does. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={skeleton[shape]} aria-hidden="true" />;
}

export interface LoadingProps {
  /** Announced, e.g. "Loading departures". */
  readonly label: string;
  /** Skeletons in the size of what they stand for, so that nothing moves when it comes. */
  readonly children: ReactNode;
}

/** A part of the page that is being fetched. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-live="polite">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
