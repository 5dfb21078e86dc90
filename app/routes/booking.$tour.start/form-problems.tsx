/** What stands above the form: what has changed of the tour, and what is wrong, with a link to each field. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../../contract/enquiry-limits.ts';
import { minutesToWait } from '../../../domain/durations.ts';
import { isEmail } from '../../../domain/email.ts';
import { isPromotionCode } from '../../../domain/promotion-code.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { Unanswered } from '../../network/submit-form.ts';
import { ENQUIRY_WISHES } from '../../booking/tour-offer.ts';
import { useAmount } from '../../travel/facts-in-words.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  FORM_ID,
  FORM_PROBLEMS,
  type FormProblem,
  isNameToAskWith,
  MAXIMUM_NAME,
  type TourChange,
} from './enquiry-fields.ts';
import type { EnquiryReply } from './send-enquiry.server.ts';

export interface FormProblemsProps {
  readonly reply: EnquiryReply | null;
  /** Set when no answer came to what was sent last; the fields still show the errors of the previous one. */
  readonly unanswered: Unanswered | null;
  /** Fields corrected since then. */
  readonly mended: ReadonlySet<EnquiryField>;
  /** For the words of an error. */
  readonly maximumTravellers: number;
}

/** Nothing without a problem. */
export function FormProblems({ reply, unanswered, mended, maximumTravellers }: FormProblemsProps) {
  const { t } = useTranslation('enquiry');
  const problem = problemOf(reply, unanswered);
  const changes = unanswered ? [] : (reply?.changes ?? []);
  const fields = ENQUIRY_FIELDS.flatMap((field) => {
    const key = unanswered ? undefined : reply?.result.error?.[field]?.[0];
    return key === undefined || mended.has(field)
      ? []
      : [
          {
            id: isGone(field) ? null : `${FORM_ID}-${field}`,
            text: t(`error.${key}`, { count: maximumTravellers }),
          },
        ];
  });
  if (!problem && fields.length === 0) return null;
  return (
    <ErrorSummary answer={unanswered ?? reply} fields={fields}>
      {problem && <p>{t(`problem.${problem}`, { count: minutesToWait(reply?.retryAfterS) })}</p>}
      {changes.map((change) => (
        <p key={change.kind}>
          <ChangeText change={change} />
        </p>
      ))}
    </ErrorSummary>
  );
}

/** The only error of an extra is that the tour has none left, and then its checkbox is gone too. */
function isGone(field: EnquiryField): boolean {
  return ENQUIRY_WISHES.some((wish) => wish === field);
}

type ShownProblem = FormProblem | 'unanswered';

function problemOf(
  reply: EnquiryReply | null,
  unanswered: Unanswered | null,
): ShownProblem | undefined {
  if (unanswered) return 'unanswered';
  return FORM_PROBLEMS.find((known) => reply?.result.error?.['']?.includes(known));
}

/** What has changed since the page that led here (TRV-17). Nothing without a change. */
export function ChangesNotice({ changes }: { readonly changes: readonly TourChange[] }) {
  const { t } = useTranslation('enquiry');
  if (changes.length === 0) return null;
  return (
    <Notice tone="notice" icon="alert">
      <p>
        <strong>{t('changed.title')}</strong>
      </p>
      {changes.map((change) => (
        <p key={change.kind}>
          <ChangeText change={change} />
        </p>
      ))}
    </Notice>
  );
}

function ChangeText({ change }: { readonly change: TourChange }) {
  const { t } = useTranslation('enquiry');
  const amountOf = useAmount();
  if (change.kind !== 'price') return t(`change.${change.kind}`);
  const { currency, isConverted, fromCents, toCents } = change;
  const to = amountOf({ currency, isConverted, cents: toCents });
  if (fromCents === null) return t('change.priceNow', { to });
  return t('change.price', { from: amountOf({ currency, isConverted, cents: fromCents }), to });
}

export interface CorrectedFields {
  /** Fields whose error is no longer shown. */
  readonly fields: ReadonlySet<EnquiryField>;
  /** Checks the field that has changed. */
  readonly look: (changed: EventTarget, limits: MendingLimits) => void;
}

const NONE: ReadonlySet<EnquiryField> = new Set();

/** Fields corrected since the form was returned: their errors go at once, new ones never appear (TRV-13). */
export function useCorrected(reply: EnquiryReply | null): CorrectedFields {
  const [mended, setMended] = useState({ reply, fields: NONE });
  const fields = mended.reply === reply ? mended.fields : NONE;
  const look = (changed: EventTarget, limits: MendingLimits) => {
    const { name, form } = changed as HTMLInputElement;
    const field = ENQUIRY_FIELDS.find((known) => known === name);
    if (!field || !form || !reply?.result.error?.[field] || fields.has(field)) return;
    const value = new FormData(form).get(field) as string | null;
    if (isMended(field, value, limits)) setMended({ reply, fields: new Set([...fields, field]) });
  };
  return { fields, look };
}

export interface MendingLimits {
  readonly maximumTravellers: number;
  /** The code that counts for the tour. */
  readonly promotionCode: string | null;
}

/**
 * Whether a field that the server found wrong is right now, by the server's rules as far as the browser knows
 * them. Everything else is checked once the form is sent.
 *
 * @param value as the form sends it; null for an unticked box
 */
export function isMended(
  field: EnquiryField,
  value: string | null,
  { maximumTravellers, promotionCode }: MendingLimits,
): boolean {
  const text = (value ?? '').trim();
  switch (field) {
    case 'fullName':
      return text.length <= MAXIMUM_NAME && isNameToAskWith(text);
    case 'email':
      return isEmail(text);
    case 'travellers':
      return Number(text) >= 1 && Number(text) <= maximumTravellers;
    case 'promotionCode':
      return text === '' || (promotionCode !== null && isPromotionCode(text, promotionCode));
    case 'privateRoom':
    case 'flexibleCancellation':
      // An extra that is no longer available can only be unticked.
      return value === null;
    case 'message':
      return text.length <= MAXIMUM_ENQUIRY_MESSAGE;
    case 'ageGroup':
    case 'showName':
      return true;
  }
}
