/** Language and currency on two tabs (MKT-07, MKT-09); `type` says which one is open. */
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-modules.ts';
import { CountryChoices } from '../parts/country-choices.tsx';
import * as parts from '../parts/parts.css.ts';
import { CurrencyChoices } from './currency-choices.tsx';
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
