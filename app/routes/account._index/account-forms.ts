/** What server and pages share of the forms of the account area (AUTH-07). */
import type { SubmissionResult } from '@conform-to/react';
import type { CodeProblem } from '../../../contract/account.ts';
import { ENQUIRY_LINK_WISHES } from '../../../contract/enquiry-paths.ts';
import { type AccountSection, accountAddress } from '../../auth/account-address.ts';

/** Name of the hidden field that says which form was sent. */
export const INTENT = 'intent';

/** The forms, each with the section that it stands in. */
export const FORM_SECTIONS = {
  profile: 'account-profile',
  code: 'account-profile',
  delete: 'account-profile',
  enquiry: 'travels',
  meetup: 'travels',
  partnership: 'partnership',
  marketing: 'account-communications',
  newsletter: 'account-communications',
  privacy: 'account-communications',
} as const satisfies Record<string, AccountSection>;
export type AccountForm = keyof typeof FORM_SECTIONS;

/** Values of the choices that are on or off. */
export const ON = 'on';
export const OFF = 'off';

/**
 * Query key that says what was just done: a form's name, what was wished of a request for seats, a new password at our
 * own provider, or that no other code was mailed.
 */
export const DONE = 'done';
export const DONE_VALUES = [
  'profile',
  'partnership',
  'marketing',
  'newsletter',
  'meetup',
  'password',
  'codeStays',
  ...ENQUIRY_LINK_WISHES,
] as const;
export type Done = (typeof DONE_VALUES)[number];

/** Query key of the deletion's steps: a code is sent, and then asked for. */
export const STEP = 'step';
export const DELETION_STEPS = { code: 'send', delete: 'delete' } as const;

/**
 * What is wrong with a form as a whole. `changed`: another privacy policy holds by now. `loggedOut`: in another tab, or
 * by a deletion that was confirmed twice.
 */
export type FormProblem =
  'unavailable' | 'tooMany' | 'refused' | 'changed' | 'loggedOut' | CodeProblem;

/** A form that was not accepted, as it was sent. */
export interface AccountReply {
  readonly form: AccountForm;
  readonly result: SubmissionResult<string[]>;
  readonly problem: FormProblem | null;
  /** Until sending it again may succeed. */
  readonly retryAfterS: number | null;
}

/** When another code may be asked for, by the market's clock and from now on. */
export interface ResendTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly time: string;
  readonly inMs: number;
}

/** Query key of when another code may be asked for, in milliseconds since 1970. */
export const RESEND = 'resend';

/** Where a form is sent, and comes back to: its section, scrolled to it, perhaps with what was done. */
export function formAddress(
  form: AccountForm,
  done: Done | null = null,
  resendAt: number | null = null,
): string {
  const step = form === 'delete' || form === 'code' ? `&${STEP}=${DELETION_STEPS[form]}` : '';
  const said = done === null ? '' : `&${DONE}=${done}`;
  const from = resendAt === null ? '' : `&${RESEND}=${resendAt}`;
  return `${accountAddress(FORM_SECTIONS[form])}${step}${said}${from}#${form}`;
}
