import { useTranslation } from 'react-i18next';
import { useSite } from '../../i18n/site.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { partTitle } from '../part-title.css.ts';
import * as styles from './block.css.ts';
import { SettingsPart } from './settings-part.tsx';

/**
 * A text of many paragraphs that one refers to: its contents first, each section with an address. Where no
 * company stands behind the site it says so first: nobody takes its terms for those of one (CMS-07).
 */
export function LegalTextBlock({ data, id, isFirst }: BlockProps<'legal-text'>) {
  const { t } = useTranslation('listing');
  const { company } = useSite();
  const Heading = isFirst ? 'h2' : 'h3';
  const sections = data.sections.map((section, index) => ({
    ...section,
    anchor: `${id}-${index + 1}`,
    number: index + 1,
  }));
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <div className={styles.text}>
        {!company && <Callout icon="info">{t('company.demonstration')}</Callout>}
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
        {sections.map(({ anchor, number, title, html, shows }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <Heading id={`${anchor}-title`} className={partTitle}>
              {number}. {title}
            </Heading>
            <Prose html={html} />
            {shows && <SettingsPart part={shows} />}
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
