/** Language and currency as they are, and the way to change them (MKT-07, MKT-09); a footer has them too. */
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { countryLink } from './country-link.css.ts';

export function CountryLink() {
  const { t } = useTranslation('layout');
  const { market, currency, layout } = useSite();
  const { symbol = currency } =
    layout.settings.currencies.find(({ isoCode }) => isoCode === currency) ?? {};
  return (
    <ModalLink name="languages-currencies" className={countryLink}>
      {market.language.toUpperCase()} · {symbol}
      <VisuallyHidden>{t('modal.languages')}</VisuallyHidden>
    </ModalLink>
  );
}
