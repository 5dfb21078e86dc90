/** Reasons for what is removed, as forms send them (WISH-03). They are stored without the person. */
import { data } from '@remix-run/node';
import { withShortLineEnds } from '../../domain/line-ends.ts';
import {
  MAXIMUM_REMOVAL_TEXT,
  REMOVAL_REASONS,
  type RemovalReason,
  type RemovedKind,
} from '../../domain/removal-reason.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import type { ReasonErrors, ReasonReply, TypedReason } from './reason-form.ts';
import { PRIVATE, RETRY } from './wishlist-form.server.ts';

export function typedReason(form: FormData): TypedReason {
  return { reason: textOf(form, 'reason'), text: withShortLineEnds(textOf(form, 'text')) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  // No keyboard writes it, and PostgreSQL stores none.
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/** Who writes something has a reason of their own; null where none is given, or one that there is not. */
export function reasonOf({ reason, text }: TypedReason): RemovalReason | null {
  const known = REMOVAL_REASONS.find((each) => each === reason);
  return known ?? (reason === '' && text.trim() !== '' ? 'other' : null);
}

/** Nobody has to give a reason: none is no error. */
export function reasonErrors(typed: TypedReason): ReasonErrors | null {
  const isLong = typed.text.trim().length > MAXIMUM_REMOVAL_TEXT;
  const isWrong = typed.reason !== '' && reasonOf(typed) === null;
  if (!isLong && !isWrong) return null;
  return {
    ...(isWrong && { reason: 'wrong' }),
    ...(isLong && { text: 'long' }),
  };
}

const STATUSES = { unavailable: 503, loggedOut: 401 } as const;

/** The answer to a form whose reason is not taken. */
export function refusedReason(
  typed: TypedReason,
  why: { readonly problem?: keyof typeof STATUSES; readonly errors?: ReasonErrors },
) {
  const { problem = null, errors = {} } = why;
  return data<ReasonReply>(
    { problem, errors, typed },
    {
      status: problem ? STATUSES[problem] : 400,
      headers: problem === 'unavailable' ? { ...PRIVATE, ...RETRY } : PRIVATE,
    },
  );
}

/**
 * One that is not taken, because of too many of them for one network, is no trouble of whoever gave it.
 * @returns whether it is done with
 */
export async function giveReason(
  typed: TypedReason,
  kind: RemovedKind,
  { api, person }: { readonly api: ApiClient; readonly person: AssertedPerson },
): Promise<boolean> {
  const reason = reasonOf(typed);
  if (!reason) return true;
  const result = await api.giveRemovalReason(person, { kind, reason, text: typed.text });
  return result.outcome !== 'unavailable';
}
