import { useTranslation } from 'react-i18next';
import type { AccountAlert } from '../../contract/alerts.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';

/** What an alert is about in words, from the catalogue `wishlist`: the travel, and the dates of a departure. */
export function useAlertWords(): (
  alert: Pick<AccountAlert, 'travel' | 'tourCode' | 'startingDate' | 'endingDate'>,
) => { readonly title: string; readonly dates: string | null; readonly about: string } {
  const { t } = useTranslation('wishlist');
  const { market } = useSite();
  return ({ travel, tourCode, startingDate, endingDate }) => {
    const title = travel?.title ?? t('gone.travel');
    const dates =
      startingDate && endingDate ? formatDateRange(startingDate, endingDate, market) : tourCode;
    return { title, dates, about: dates === null ? title : `${title}, ${dates}` };
  };
}
