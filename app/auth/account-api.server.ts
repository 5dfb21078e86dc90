/** Asks who is logged in: once at a login, and again when tokens were refreshed (AUTH-04, AUTH-05, AUTH-06). */
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  privacyErrorExtraSchema,
  userAnswerSchema,
  USERS_ME_PATH,
  type User,
} from '../../contract/account.ts';
import type { ErrorKey } from '../../contract/answer.ts';
import { API_PREFIX } from '../../contract/headers.ts';
import { textWithin } from '../../contract/text-within.ts';
import { abortion, callerHeaders, within } from '../api/backend-call.server.ts';
import { callOptionsOf } from '../api/request-api.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import type { EndedReason } from './login-ended.ts';

/** What the question came to. */
export type AccountAnswer =
  | { readonly kind: 'user'; readonly user: User }
  /** The person has to accept the privacy policy before anything else. */
  | { readonly kind: 'privacy'; readonly userId: string }
  /** There is no session for them. */
  | { readonly kind: 'ended'; readonly reason: EndedReason }
  /** No answer at all, so that nothing is known against them. */
  | { readonly kind: 'unavailable' };

/** Asks the account API, or the backend. Never rejects. */
export async function askUser(
  accessToken: string,
  request: Request,
  context: AppLoadContext,
): Promise<AccountAnswer> {
  const { accountApiUrl } = siteSettings();
  const { transport, baseUrl, timeoutMs, mostBytes, log, ...caller } = await callOptionsOf(
    request,
    context,
  );
  const headers = callerHeaders(caller);
  headers.set('authorization', `Bearer ${accessToken}`);
  const base = accountApiUrl?.replace(/\/+$/, '') ?? `${baseUrl}${API_PREFIX}`;
  const ask = async (signal: AbortSignal) => {
    const call = new Request(`${base}${USERS_ME_PATH}`, { headers, signal, redirect: 'manual' });
    const response = await (accountApiUrl === null ? transport(call) : fetch(call));
    return { response, text: await textWithin(response, mostBytes) };
  };
  try {
    const { response, text } = await within(timeoutMs, null, (signal) =>
      Promise.race([ask(signal), abortion(signal)]),
    );
    const answer = answerOf(response, text);
    if (answer.kind === 'ended')
      log.warn({ status: response.status, reason: answer.reason }, 'account not accepted');
    return answer;
  } catch (error) {
    log.warn({ err: error }, 'account not read');
    return { kind: 'unavailable' };
  }
}

const privacyRefusalSchema = z.object({
  error: z.object({
    key: z.literal('USER_PRIVACY_POLICY_ERROR' satisfies ErrorKey),
    extra: privacyErrorExtraSchema.nullish().catch(null),
  }),
});

function answerOf(response: Response, text: string | null): AccountAnswer {
  const json = parsedJson(text);
  const user = response.ok ? userAnswerSchema.safeParse(json).data?.data : undefined;
  if (user?.role === 'admin') return { kind: 'ended', reason: 'admin' };
  if (user) return { kind: 'user', user };
  const refusal = privacyRefusalSchema.safeParse(json).data;
  if (response.ok || !refusal) return { kind: 'ended', reason: 'failed' };
  const { extra } = refusal.error;
  return extra ? { kind: 'privacy', userId: extra.userId } : { kind: 'ended', reason: 'privacy' };
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
