/** "Request a seat": checked on the server alone, so that it is the same with and without scripts. */
import { useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import { usePromotionWords } from '../travel/promotion-words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { label } from '../ui/field-frame.css.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { EnquiryReply } from './booking-start-action.server.ts';
import type { EnquiryWish } from './chosen-wishes.ts';
import {
  FORM_ID,
  IDEMPOTENCY_KEY,
  MOST_TRAVELLERS,
  type EnquiryField,
  type EnquiryValues,
} from './enquiry-fields.ts';
import * as styles from './enquiry-form.css.ts';
import type { OfferedTour } from './offered-tour.server.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { printSeenPrice, SEEN_OBSTACLE, SEEN_PRICE } from './tour-change.ts';

const WISHES = [
  { name: 'privateRoom', priceOf: (tour: OfferedTour): Price | null => tour.privateRoom },
  {
    name: 'flexibleCancellation',
    priceOf: (tour: OfferedTour): Price | null => tour.flexibleOption,
  },
] as const;

export interface EnquiryFormProps {
  /** Null while the backend gives no answer. */
  readonly tour: OfferedTour | null;
  readonly idempotencyKey: string;
  /** What the form is filled in with at first. */
  readonly person: Partial<Pick<EnquiryValues, 'fullName' | 'email'>>;
  /** The boxes that are ticked at first. */
  readonly wishes: readonly EnquiryWish[];
  readonly reply: EnquiryReply | null;
}

export function EnquiryForm({
  tour,
  idempotencyKey,
  person,
  wishes: chosen,
  reply,
}: EnquiryFormProps) {
  const { t } = useTranslation(['enquiry', 'travel']);
  const isSending = useNavigation().state !== 'idle';
  const [form, fields] = useForm<EnquiryValues>({
    id: FORM_ID,
    lastResult: reply?.result,
    defaultValue: {
      ...person,
      travellers: 1,
      ...Object.fromEntries(chosen.map((wish) => [wish, true])),
    },
  });
  const maximum = tour?.maximumTravellers ?? MOST_TRAVELLERS;

  // A box that was ticked stays while the backend cannot say what there is.
  const wishes = WISHES.flatMap(({ name, priceOf }) => {
    const price = tour && priceOf(tour);
    const isKept = !tour && fields[name].initialValue === 'on';
    return price || isKept ? [{ name, price }] : [];
  });

  const promotionWords = usePromotionWords();
  const promotionHint = (promotion: OfferedTour['promotion']) => {
    if (!promotion) return null;
    const { line, lowest } = promotionWords(promotion);
    return lowest ? `${line}. ${lowest}.` : line;
  };

  const errorOf = (field: EnquiryField) => {
    const key = fields[field].errors?.[0];
    return key === undefined ? null : t(`error.${key}`, { count: maximum });
  };
  const inputOf = (field: EnquiryField) => ({
    id: fields[field].id,
    name: fields[field].name,
    error: errorOf(field),
    defaultValue: fields[field].initialValue,
  });

  return (
    <Form
      method="post"
      id={form.id}
      // Messages are the server's, in the words of the site and beside their fields.
      noValidate
      onSubmit={form.onSubmit}
      className={styles.form}
      aria-labelledby="enquiry-title"
    >
      <h2 id="enquiry-title">{t('form.title')}</h2>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name={SEEN_OBSTACLE} value={tour?.obstacle ?? ''} />
      <input type="hidden" name={SEEN_PRICE} value={printSeenPrice(tour?.price ?? null)} />
      <Field
        {...inputOf('fullName')}
        label={t('form.fullName')}
        hint={t('form.fullNameHint')}
        autoComplete="name"
        required
      />
      <Field
        {...inputOf('email')}
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Select
        {...inputOf('travellers')}
        label={t('form.travellers')}
        options={Array.from({ length: maximum }, (_, index) => ({
          value: String(index + 1),
          label: t('form.travellersOption', { count: index + 1 }),
        }))}
      />
      {(!tour || tour.obstacle === null) && (
        <Field
          {...inputOf('promotionCode')}
          label={t('form.promotionCode')}
          hint={promotionHint(tour?.promotion ?? null)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {wishes.length > 0 && (
        <fieldset className={styles.wishes}>
          <legend className={label}>{t('form.wishes')}</legend>
          {wishes.map(({ name, price }) => (
            <Checkbox
              key={name}
              id={fields[name].id}
              name={fields[name].name}
              defaultChecked={fields[name].initialValue === 'on'}
              label={t(`form.${name}`)}
              note={
                price && t('form.wishPrice', { amount: formatMoney(price.cents, price.currency) })
              }
            />
          ))}
        </fieldset>
      )}
      <TextArea
        {...inputOf('message')}
        label={t('form.message')}
        hint={t('form.messageHint')}
        rows={5}
      />
      <PrivacyNote />
      <Button size="large" icon="mail" disabled={isSending}>
        {isSending ? t('form.sending') : t('form.send')}
      </Button>
    </Form>
  );
}
