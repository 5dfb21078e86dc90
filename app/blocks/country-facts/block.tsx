import { useTranslation } from 'react-i18next';
import { fact, factLabel } from '../../ui/fact.css.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** When to go to a country, what one pays with and speaks there, and where to ask about papers (CMS-06). */
export function CountryFactsBlock({ data, isFirst }: BlockProps<'country-facts'>) {
  const { t } = useTranslation('listing');
  const facts: readonly {
    readonly key: 'months' | 'currency' | 'languages' | 'dialling' | 'climate' | 'entry';
    readonly icon: IconName;
    readonly value: string;
    /** Whole sentences take the whole width. */
    readonly isWide?: boolean;
  }[] = [
    { key: 'months', icon: 'sun', value: data.bestMonths },
    { key: 'currency', icon: 'wallet', value: data.currencies.join(', ') },
    { key: 'languages', icon: 'chat', value: data.languages.join(', ') },
    { key: 'dialling', icon: 'phone', value: data.dialling ?? '' },
    { key: 'climate', icon: 'compass', value: data.climate, isWide: true },
    { key: 'entry', icon: 'info', value: data.entry, isWide: true },
  ];
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ key, icon, value, isWide }) => (
            <div key={key} className={isWide ? `${fact} ${styles.wide}` : fact}>
              <dt className={factLabel}>
                <Icon name={icon} />
                {t(`country.${key}`)}
              </dt>
              <dd className={isWide ? undefined : styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </BlockSection>
  );
}
