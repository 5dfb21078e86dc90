/** The form "Request a seat": validated on the server alone, so it works the same with and without scripts. */
import { useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../../contract/enquiry-limits.ts';
import type { RoutingKey } from '../../../contract/route-paths.ts';
import { PERSON_AGE_GROUPS } from '../../../domain/age-group.ts';
import { isApproximate, type Price } from '../../../domain/money.ts';
import { PaymentNote } from '../../booking/payment-terms.tsx';
import { SafetyStrip } from '../../booking/safety-strip.tsx';
import {
  type EnquiryWish,
  printSeenPrice,
  SEEN_OBSTACLE,
  SEEN_PRICE,
} from '../../booking/tour-offer.ts';
import { isPageHydrated } from '../../is-page-hydrated.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { usePromotionWords } from '../../listing/promotion-mark.tsx';
import { useAmount } from '../../travel/facts-in-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { label } from '../../ui/field/field.css.ts';
import { Field, FieldError, TextArea } from '../../ui/field/field.tsx';
import { Select, type SelectOption } from '../../ui/select/select.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { OfferedTour } from './booking-start.server.ts';
import { askedAmounts, type AskedFor, isSumConverted, totalCents } from './asked-amounts.ts';
import {
  type EnquiryField,
  type EnquiryValues,
  FORM_ID,
  IDEMPOTENCY_KEY,
  INTENT,
  SUMMED_FIELDS,
  TOTAL_INTENT,
} from './enquiry-fields.ts';
import type { CorrectedFields } from './form-problems.tsx';
import type { EnquiryReply } from './send-enquiry.server.ts';
import { sum } from './styles.css.ts';
import * as styles from './styles.css.ts';

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
  /** What the form is prefilled with. */
  readonly person: Partial<Pick<EnquiryValues, 'fullName' | 'email'>>;
  /** The boxes that are ticked initially. */
  readonly wishes: readonly EnquiryWish[];
  readonly reply: EnquiryReply | null;
  readonly mended: CorrectedFields;
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
  // While the backend gives no answer the form goes on with what was seen before.
  const sent = reply?.result.initialValue;
  const seen = tour
    ? { obstacle: tour.obstacle ?? '', price: printSeenPrice(tour.price) }
    : { obstacle: sent?.[SEEN_OBSTACLE], price: sent?.[SEEN_PRICE] };
  const { asked, follow, isFollowed } = useAskedFor((field) => fields[field].initialValue);

  // A ticked box stays while the backend cannot say what the tour has.
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
      // The server's messages stand beside their fields in the words of the site.
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
      <input type="hidden" name={SEEN_OBSTACLE} value={String(seen.obstacle ?? '')} />
      <input type="hidden" name={SEEN_PRICE} value={String(seen.price ?? '')} />
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
      <SafetyStrip
        currency={tour?.price?.currency ?? null}
        startingDate={tour?.startingDate ?? null}
      />
      <Button size="large" icon="mail" disabled={isSending}>
        {isSending ? t('form.sending') : t('form.send')}
      </Button>
      {/* Without scripts. Second, because the Enter key presses a form's first button. */}
      {tour?.price && !isFollowed && (
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

/** Where the total stands: a form sent for its total scrolls back to it. */
const ENQUIRY_SUM_ID = 'enquiry-sum';

interface EnquirySumProps {
  readonly tour: OfferedTour;
  readonly asked: AskedFor;
  readonly maximumTravellers: number;
  /** Why something chosen is not in the total. */
  readonly leftOut: readonly string[];
}

/** The total of what is chosen (BOOK-01). Nothing where the tour has no price or not enough seats. */
function EnquirySum({ tour, asked, maximumTravellers, leftOut }: EnquirySumProps) {
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

const POLICY: RoutingKey = 'legal-privacy-policy';

/** What happens to the data in the form. The footer has the policy's link only where the operator has one. */
export function PrivacyNote() {
  const { t } = useTranslation(['enquiry', 'layout']);
  const { columns } = useSite().layout.footer;
  const hasPolicy = columns.some(({ links }) => links.some((link) => link.routingKey === POLICY));
  return (
    <p className={styles.privacy}>
      {t('form.privacy')}
      {hasPolicy && (
        <>
          {' '}
          {/* In a new tab: what was typed in the form would be lost. */}
          <PageLink to={POLICY} target="_blank" className={textLink({ tone: 'quiet' })}>
            {t('form.privacyPolicy')}
            <VisuallyHidden> {t('layout:link.newTab')}</VisuallyHidden>
          </PageLink>
        </>
      )}
    </p>
  );
}

/**
 * Numbers of people up to the free seats, and the chosen one where it is more by now: without it the browser would
 * select the first, and the form would be sent again for one person.
 */
function travellersOptions(
  maximum: number,
  chosen: number,
  t: TFunction<'enquiry'>,
): SelectOption[] {
  const optionOf = (count: number) => ({
    value: String(count),
    label: t('form.travellersOption', { count }),
  });
  const options = Array.from({ length: maximum }, (_, index) => optionOf(index + 1));
  if (chosen <= maximum) return options;
  const { value, label } = optionOf(chosen);
  return [...options, { value, label: t('form.travellersTooMany', { travellers: label }) }];
}

/** A field's value as a form sends it; nothing for an unticked box. */
type ValueOf = (field: keyof AskedFor) => unknown;

/**
 * What is chosen on the form: as it was rendered and, with scripts, as it is now.
 *
 * @returns the choice, what to call with the form when something in it changes, and whether scripts do so
 */
function useAskedFor(drawn: ValueOf) {
  const [asked, setAsked] = useState(() => askedFor(drawn));
  const [isFollowed, setIsFollowed] = useState(isPageHydrated);
  const follow = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setAsked(askedFor((field) => data.get(field)));
  };
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (form instanceof HTMLFormElement) follow(form);
    setIsFollowed(true);
    // Once, for what was chosen before hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { asked, follow, isFollowed };
}

/** The chosen number of people even where there are fewer seats; one where it is not a number. */
function askedFor(valueOf: ValueOf): AskedFor {
  const typed = String(valueOf('travellers') ?? '');
  return {
    travellers: /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1,
    promotionCode: String(valueOf('promotionCode') ?? ''),
    privateRoom: valueOf('privateRoom') === 'on',
    flexibleCancellation: valueOf('flexibleCancellation') === 'on',
  };
}
