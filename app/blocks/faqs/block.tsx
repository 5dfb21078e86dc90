import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { chip } from '../../ui/chip/chip.css.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { partTitle } from '../part-title.css.ts';
import * as styles from './block.css.ts';

/** Questions and answers in groups; each question has an address of its own. */
export function FaqsBlock({ data, id, isFirst }: BlockProps<'faqs'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  const Question = isFirst ? 'h3' : 'h4';
  const groups = data.groups.map((group, index) => ({ ...group, anchor: `${id}-${index + 1}` }));
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {groups.length > 1 && (
        <ul className={styles.contents}>
          {groups.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={chip()}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.groups}>
        {groups.map(({ anchor, title, items }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <Heading id={`${anchor}-title`} className={partTitle}>
              {title}
            </Heading>
            {items.map(({ question, html }, index) => (
              <AccordionItem
                key={question}
                id={`${anchor}-${index + 1}`}
                headingAs={Question}
                summary={question}
              >
                <Prose html={html} />
              </AccordionItem>
            ))}
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
