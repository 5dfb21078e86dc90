import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/callout.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { partTitle } from '../part-title.css.ts';
import * as styles from './block.css.ts';

/** A text of many paragraphs that one refers to: its contents first, each section with an address. */
export function LegalTextBlock({ data, id, isFirst }: BlockProps<'legal-text'>) {
  const { t } = useTranslation('listing');
  const Heading = isFirst ? 'h2' : 'h3';
  const sections = data.sections.map((section, index) => ({
    ...section,
    anchor: `${id}-${index + 1}`,
    number: index + 1,
  }));
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <div className={styles.text}>
        {data.note && <Callout icon="info">{data.note}</Callout>}
        <nav aria-label={t('blocks.contents')}>
          <ol className={styles.contents}>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ anchor, number, title, html }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <Heading id={`${anchor}-title`} className={partTitle}>
              {number}. {title}
            </Heading>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
