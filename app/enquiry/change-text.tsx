import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { TourChange } from './tour-change.ts';

/** One thing that is other than the traveller has seen it (TRV-17). */
export function ChangeText({ change }: { readonly change: TourChange }) {
  const { t } = useTranslation('enquiry');
  if (change.kind !== 'price') return t(`change.${change.kind}`);
  return t('change.price', {
    from: formatMoney(change.fromCents, change.currency),
    to: formatMoney(change.toCents, change.currency),
  });
}
