import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** When to go to a country, what one pays with and speaks there, and where to ask about papers (CMS-06). */
export function CountryFactsBlock({ data, isFirst }: BlockProps<'country-facts'>) {
  const { t } = useTranslation('listing');
  const facts: readonly {
    readonly key: 'months' | 'currency' | 'languages' | 'dialling' | 'entry';
    readonly icon: IconName;
    readonly value: string;
    readonly note?: string;
  }[] = [
    { key: 'months', icon: 'sun', value: data.bestMonths.join(', '), note: data.climate },
    { key: 'currency', icon: 'wallet', value: data.currencies.join(', ') },
    { key: 'languages', icon: 'chat', value: data.languages.join(', ') },
    { key: 'dialling', icon: 'phone', value: data.dialling ?? '' },
    { key: 'entry', icon: 'info', value: data.entry },
  ];
  return (
    <BlockSection title={data.title} isFirst={isFirst}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ key, icon, value, note }) => (
            <div key={key} className={key === 'entry' ? styles.wide : styles.fact}>
              <dt className={styles.label}>
                <Icon name={icon} />
                {t(`country.${key}`)}
              </dt>
              <dd className={key === 'entry' ? undefined : styles.value}>{value}</dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
      </dl>
    </BlockSection>
  );
}
