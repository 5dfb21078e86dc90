/** What the pages of a travel and of coordinators are made of: a section under its heading, and a list with marks. */
import type { ReactNode } from 'react';
import { iconBefore } from '../ui/icon-before/icon-before.css.ts';
import type { IconBefore } from '../ui/icon-before/icon-before.ts';
import { useTextsLanguage } from './texts-language.tsx';
import * as styles from './section.css.ts';
import { heading, section } from './section.css.ts';

interface PageSectionProps {
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

interface PlainListProps {
  readonly icon: IconBefore;
  readonly tone: keyof typeof styles.list;
  readonly items: readonly string[];
}

/** Short texts behind a mark: highlights, what is included and what is not. */
export function PlainList({ icon, tone, items }: PlainListProps) {
  return (
    <ul className={styles.list[tone]} lang={useTextsLanguage()}>
      {items.map((item) => (
        <li key={item} className={iconBefore[icon]}>
          {item}
        </li>
      ))}
    </ul>
  );
}
