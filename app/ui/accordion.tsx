import type { ElementType, ReactNode } from 'react';
import { arrow, body, heading, item, summary as summaryClass } from './accordion.css.ts';
import { Icon } from './icon.tsx';

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
      <summary className={summaryClass}>
        <Heading className={heading}>{summary}</Heading>
        <Icon name="chevron-down" className={arrow} />
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
