import type { ElementType, ReactNode } from 'react';
import { body, heading, item, summaryWithArrow } from './accordion.css.ts';

export interface AccordionItemProps {
  readonly summary: ReactNode;
  /** Element of the summary's words, where they are a heading of the page. */
  readonly headingAs?: ElementType;
  readonly open?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Opens and closes by itself (LAY-15): a `<details>` without a name, so others stay as they are. */
export function AccordionItem({
  summary,
  headingAs: Heading = 'span',
  open,
  id,
  children,
}: AccordionItemProps) {
  return (
    <details className={item} open={open} id={id} data-read-more="">
      <summary className={summaryWithArrow}>
        <Heading className={heading}>{summary}</Heading>
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
