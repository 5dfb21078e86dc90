/** Language and currency on two tabs (MKT-07, MKT-09); `type` says which one is open. */
import { useTranslation } from 'react-i18next';
import { needsCurrencyNote } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { SmallForm } from '../../layout/small-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { CountryChoices } from '../parts/country-choices.tsx';
import * as parts from '../parts/parts.css.ts';
import * as styles from './modal.css.ts';

const TABS = ['language', 'currency'] as const;

export default function LanguagesCurrenciesModal({
  subject,
  type,
}: ModalProps<'languages-currencies'>) {
  const { t } = useTranslation('modals');
  const open = TABS.find((tab) => tab === type) ?? TABS[0];
  return (
    <ModalFrame title={t('languagesCurrencies.title')}>
      <div className={parts.prose}>
        <nav aria-label={t('languagesCurrencies.title')}>
          <ul className={styles.tabs}>
            {TABS.map((tab) => (
              <li key={tab}>
                <ModalLink
                  name="languages-currencies"
                  type={tab}
                  className={styles.tab}
                  isCurrent={tab === open}
                >
                  {t(`languagesCurrencies.tab.${tab}`)}
                </ModalLink>
              </li>
            ))}
          </ul>
        </nav>
        {open === 'language' ? (
          <CountryChoices counterparts={subject.counterparts} />
        ) : (
          <CurrencyChoices />
        )}
      </div>
    </ModalFrame>
  );
}

/** The currencies that prices can be shown in (MKT-07): a form, so it works without scripts. */
export function CurrencyChoices() {
  const { t } = useTranslation(['modals', 'layout']);
  const { layout, currency, market } = useSite();
  return (
    <SmallForm action="/currency" className={parts.prose}>
      <fieldset className={parts.choices}>
        <legend className={parts.muted}>{t('languagesCurrencies.showPrices')}</legend>
        {layout.settings.currencies.map(({ isoCode, symbol }) => (
          <button
            key={isoCode}
            type="submit"
            name="currency"
            value={isoCode}
            className={parts.choice}
            aria-pressed={isoCode === currency}
          >
            <Icon name={isoCode === currency ? 'check' : 'wallet'} />
            {t(`currency.${isoCode}`)}
            <span className={`${parts.choiceNote} ${parts.choiceEnd}`}>
              {isoCode} {symbol}
            </span>
          </button>
        ))}
      </fieldset>
      {needsCurrencyNote(currency, market.currency) && (
        <p className={parts.muted}>{t('layout:footer.currencyNote', { currency })}</p>
      )}
    </SmallForm>
  );
}
