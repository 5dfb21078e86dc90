/** On paper alone: whose page it is, where it stands, when it was printed and whom to ask (TRV-07). */
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { note } from './print-note.css.ts';

export function PrintNote() {
  const { t } = useTranslation('travel');
  const { brand, origins, marketId, market, today } = useSite();
  const { pathname } = useLocation();
  return (
    <p className={note}>
      <strong>{brand.name}</strong>
      {` · ${brand.email} · ${origins[marketId] + pathname} · `}
      {t('printed', { date: formatLongDate(today, market) })}
    </p>
  );
}
