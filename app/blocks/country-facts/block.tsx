import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { EntryRuleOfCountry } from '../../travel/entry-rules.tsx';
import { fact, factLabel } from '../../ui/fact.css.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** When to go to a country, for how long and how much, what one pays with and speaks there, and which papers one needs (CMS-06). */
export default function CountryFactsBlock({ data, isFirst }: BlockProps<'country-facts'>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { travelMonths, length, price } = data;
  const facts: readonly {
    readonly key:
      | 'months'
      | 'travelMonths'
      | 'length'
      | 'price'
      | 'currency'
      | 'languages'
      | 'dialling'
      | 'climate'
      | 'entry';
    readonly icon: IconName;
    readonly value: ReactNode;
    /** Whole sentences take the whole width. */
    readonly isWide?: boolean;
  }[] = [
    { key: 'months', icon: 'sun', value: data.bestMonths },
    {
      key: 'travelMonths',
      icon: 'calendar',
      value: travelMonths === null ? t('country.allYear') : travelMonths,
    },
    { key: 'length', icon: 'clock', value: length ? lengthWords(length, t) : undefined },
    {
      key: 'price',
      icon: 'tag',
      value: price
        ? [pricePrefix(price, true, market, t), formatMoney(price.cents, price.currency)].join(' ')
        : undefined,
    },
    { key: 'currency', icon: 'wallet', value: data.currencies.join(', ') },
    { key: 'languages', icon: 'chat', value: data.languages.join(', ') },
    { key: 'dialling', icon: 'phone', value: data.dialling ?? undefined },
    { key: 'climate', icon: 'compass', value: data.climate, isWide: true },
    {
      key: 'entry',
      icon: 'info',
      value: (data.entryRule ?? data.entry) && (
        <>
          {data.entryRule && <EntryRuleOfCountry rule={data.entryRule} />}
          {data.entry && <p>{data.entry}</p>}
        </>
      ),
      isWide: true,
    },
  ];
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
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

function lengthWords({ from, to }: { from: number; to: number }, t: TFunction<'listing'>): string {
  return from === to ? t('card.days', { count: to }) : t('filter.daysBetween', { from, count: to });
}
