import { useTranslation } from 'react-i18next';
import { useAmount } from '../travel/facts-in-words.ts';
import type { TourChange } from './tour-change.ts';

/** One thing that is other than the traveller has seen it (TRV-17). */
export function ChangeText({ change }: { readonly change: TourChange }) {
  const { t } = useTranslation('enquiry');
  const amountOf = useAmount();
  if (change.kind !== 'price') return t(`change.${change.kind}`);
  const { currency, isConverted } = change;
  return t('change.price', {
    from: amountOf({ currency, isConverted, cents: change.fromCents }),
    to: amountOf({ currency, isConverted, cents: change.toCents }),
  });
}
