/** The currencies that prices can be shown in (MKT-07): a form, so it works without scripts. */
import { useTranslation } from 'react-i18next';
import { needsCurrencyNote } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { SmallForm } from '../../layout/small-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from '../parts/parts.css.ts';

export function CurrencyChoices() {
  const { t } = useTranslation(['modals', 'layout']);
  const { layout, currency, market } = useSite();
  return (
    <SmallForm action="/currency" className={styles.prose}>
      <fieldset className={styles.choices}>
        <legend className={styles.muted}>{t('languagesCurrencies.showPrices')}</legend>
        {layout.settings.currencies.map(({ isoCode, symbol }) => (
          <button
            key={isoCode}
            type="submit"
            name="currency"
            value={isoCode}
            className={styles.choice}
            aria-pressed={isoCode === currency}
          >
            <Icon name={isoCode === currency ? 'check' : 'wallet'} />
            {t(`currency.${isoCode}`)}
            <span className={styles.choiceNote}>
              {isoCode} {symbol}
            </span>
          </button>
        ))}
      </fieldset>
      {needsCurrencyNote(currency, market.currency) && (
        <p className={styles.muted}>{t('layout:footer.currencyNote', { currency })}</p>
      )}
    </SmallForm>
  );
}
