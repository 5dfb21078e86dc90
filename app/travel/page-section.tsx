import type { ReactNode } from 'react';
import { heading, section } from './page-section.css.ts';

export interface PageSectionProps {
  /** Id of the section, for links within the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a travel page under its own heading. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section}>
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
