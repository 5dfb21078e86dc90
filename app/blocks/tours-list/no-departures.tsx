import { useTranslation } from 'react-i18next';
import { useSite } from '../../i18n/site.ts';

/** None is scheduled at present, and whom to ask (RES-08). */
export function NoDepartures() {
  const { t } = useTranslation('listing');
  const { brand } = useSite();
  return (
    <p>
      {t('empty.noDepartures')} <a href={`mailto:${brand.email}`}>{t('empty.write')}</a>
    </p>
  );
}
