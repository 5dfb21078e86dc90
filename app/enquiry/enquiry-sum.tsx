/** What is chosen on the form "Request a seat" comes to, before it is sent (BOOK-01). */
import { useTranslation } from 'react-i18next';
import { isApproximate } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { useAmount } from '../travel/facts-in-words.ts';
import { FieldError } from '../ui/field-frame.tsx';
import { askedAmounts, isSumConverted, totalCents, type AskedFor } from './asked-sum.ts';
import { sum } from './enquiry-form.css.ts';
import { PaymentNote } from './payment-note.tsx';
import type { OfferedTour } from './offered-tour.server.ts';

/** Where it stands: a form that is drawn again for it comes back to this place. */
export const ENQUIRY_SUM_ID = 'enquiry-sum';

export interface EnquirySumProps {
  readonly tour: OfferedTour;
  readonly asked: AskedFor;
  readonly maximumTravellers: number;
  /** What is chosen and not in the sum, with the reason. */
  readonly leftOut: readonly string[];
}

/** Nothing where the tour has no price, or not as many seats. */
export function EnquirySum({ tour, asked, maximumTravellers, leftOut }: EnquirySumProps) {
  const { t } = useTranslation('enquiry');
  const { market } = useSite();
  const amountOf = useAmount();
  const amounts = askedAmounts(asked, tour);
  const cents = totalCents(amounts);
  if (cents === null || !tour.price || asked.travellers > maximumTravellers) return null;
  const { currency } = tour.price;
  const total = { cents, currency, isConverted: isSumConverted(amounts, tour) };
  return (
    <>
      <output id={ENQUIRY_SUM_ID} className={sum}>
        {t('form.inAll', { travellers: t('form.travellersOption', { count: asked.travellers }) })}{' '}
        <strong>{amountOf(total)}</strong>
      </output>
      {leftOut.map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {isApproximate(total, market.currency) && <PaymentNote currency={currency} />}
    </>
  );
}
