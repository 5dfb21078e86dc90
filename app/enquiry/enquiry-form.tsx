/** "Request a seat": checked on the server alone, so that it is the same with and without scripts. */
import { useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../contract/enquiry-limits.ts';
import { PERSON_AGE_GROUPS } from '../../domain/age-group.ts';
import type { Price } from '../../domain/money.ts';
import { usePromotionWords } from '../listing/promotion-words.ts';
import { useAmount } from '../travel/facts-in-words.ts';
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
  INTENT,
  SUMMED_FIELDS,
  TOTAL_INTENT,
  type EnquiryField,
  type EnquiryValues,
} from './enquiry-fields.ts';
import * as styles from './enquiry-form.css.ts';
import { ENQUIRY_SUM_ID, EnquirySum } from './enquiry-sum.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { travellersOptions } from './travellers-options.ts';
import { useAskedFor } from './use-asked-for.ts';
import type { Mended } from './use-mended.ts';
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
  readonly mended: Mended;
  readonly maximumTravellers: number;
}

export function EnquiryForm({
  tour,
  idempotencyKey,
  person,
  wishes: chosen,
  reply,
  mended,
  maximumTravellers,
}: EnquiryFormProps) {
  const { t } = useTranslation(['enquiry', 'travel', 'listing']);
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
  const { pathname, search } = useLocation();
  const [asked, follow] = useAskedFor((field) => fields[field].initialValue);

  // A box that was ticked stays while the backend cannot say what there is.
  const wishes = WISHES.flatMap(({ name, priceOf }) => {
    const price = tour && priceOf(tour);
    const isKept = !tour && fields[name].initialValue === 'on';
    return price || isKept ? [{ name, price }] : [];
  });

  const amountOf = useAmount();
  const promotionWords = usePromotionWords();
  const promotionHint = (promotion: OfferedTour['promotion']) => {
    if (!promotion) return null;
    const { line, lowest } = promotionWords(promotion);
    return lowest ? `${line}. ${lowest}.` : line;
  };

  const wishNote = (name: EnquiryWish, price: Price) => {
    const amount = t('form.wishPrice', { amount: amountOf(price) });
    if (name !== 'privateRoom' || !tour?.roomNights) return amount;
    const { shared, total } = tour.roomNights;
    return `${amount}, ${t('form.wishNights', { nights: total - shared, total })}`;
  };

  const errorOf = (field: EnquiryField) => {
    const key = fields[field].errors?.[0];
    if (key === undefined || mended.fields.has(field)) return null;
    return t(`error.${key}`, { count: maximumTravellers });
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
      onChange={(event) => {
        follow(event.currentTarget);
        const promotionCode = tour?.promotion?.code ?? null;
        mended.look(event.target, { maximumTravellers, promotionCode });
      }}
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
        options={travellersOptions(maximumTravellers, asked.travellers, t)}
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
              label={
                <>
                  {t(`form.${name}`)}
                  {price && <small className={styles.wishNote}>{wishNote(name, price)}</small>}
                </>
              }
            />
          ))}
        </fieldset>
      )}
      <TextArea
        {...inputOf('message')}
        label={t('form.message')}
        hint={t('form.messageHint')}
        maxLength={MAXIMUM_ENQUIRY_MESSAGE}
        rows={5}
      />
      <fieldset className={styles.wishes}>
        <legend className={label}>{t('form.company')}</legend>
        <Select
          {...inputOf('ageGroup')}
          label={t('form.ageGroup')}
          options={[
            { value: '', label: t('form.ageGroupUnsaid') },
            ...PERSON_AGE_GROUPS.map((group) => ({
              value: group,
              label: t(`listing:ages.${group}`),
            })),
          ]}
        />
        <Checkbox
          id={fields.showName.id}
          name={fields.showName.name}
          defaultChecked={fields.showName.initialValue === 'on'}
          label={t('form.showName')}
        />
        <p className={styles.privacy}>{t('form.showNameNote')}</p>
      </fieldset>
      {tour && (
        <EnquirySum
          tour={tour}
          asked={asked}
          maximumTravellers={maximumTravellers}
          leftOut={SUMMED_FIELDS.flatMap((field) => errorOf(field) ?? [])}
        />
      )}
      <PrivacyNote />
      <Button size="large" icon="mail" disabled={isSending}>
        {isSending ? t('form.sending') : t('form.send')}
      </Button>
      {/* After the other: the first button of a form is what the enter key presses. */}
      {tour?.price && (
        <Button
          variant="secondary"
          size="small"
          name={INTENT}
          value={TOTAL_INTENT}
          formAction={`${pathname}${search}#${ENQUIRY_SUM_ID}`}
          formNoValidate
        >
          {t('form.updateTotal')}
        </Button>
      )}
    </Form>
  );
}
