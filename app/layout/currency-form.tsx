/** The choice of the currency that prices are shown in (MKT-07); nothing where there is one. */
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import * as styles from './footer.css.ts';
import { SmallForm } from './small-form.tsx';

export function CurrencyForm() {
  const { t } = useTranslation('layout');
  const { layout, currency } = useSite();
  const { currencies } = layout.settings;
  if (currencies.length <= 1) return null;
  return (
    <SmallForm action="/currency">
      <fieldset>
        <legend className={styles.settingsLabel}>{t('footer.currency')}</legend>
        <div className={styles.currencies}>
          {currencies.map(({ isoCode, symbol }) => (
            <button
              key={isoCode}
              type="submit"
              name="currency"
              value={isoCode}
              className={styles.currency}
              aria-pressed={isoCode === currency}
            >
              {isoCode} {symbol}
            </button>
          ))}
        </div>
      </fieldset>
    </SmallForm>
  );
}
