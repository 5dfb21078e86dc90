/** The chat's form (CHAT-01): what is asked, answered, and added to the conversation that the form brings along. */
import type { AppLoadContext } from '@remix-run/node';
import { MAXIMUM_CHAT_QUESTION_LENGTH, MAXIMUM_TRAVEL_ID_LENGTH } from '../../contract/chat.ts';
import { CURRENCIES, type MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { readTurns, signTurns } from './signed-turns.server.ts';
import {
  ABOUT,
  CONVERSATION,
  CURRENCY,
  MOST_TURNS,
  NEW_CONVERSATION,
  QUESTION,
  type ChatProblem,
  type ChatReply,
  type Turn,
} from './turns.ts';

/** @throws Response 400 for a body that is no form */
export async function answerForm(request: Request, context: AppLoadContext): Promise<ChatReply> {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const api = await apiOf(request, context);
  const { sessionSecret } = siteSettings();
  return replyTo(form, api, { secret: sessionSecret, now: Date.now() });
}

type ChatApi = Pick<ApiClient, 'askChat' | 'market'>;

export async function replyTo(
  form: FormData,
  api: ChatApi,
  signer: { readonly secret: string; readonly now: number },
): Promise<ChatReply> {
  const place: typeof signer & { market: MarketId } = { ...signer, market: api.market.id };
  const question = readableText(textOf(form, QUESTION));
  const signed = textOf(form, CONVERSATION);
  const turns = signed === '' ? [] : readTurns(signed, place);
  const refused = (problem: ChatProblem, retryAfterS: number | null = null): ChatReply => ({
    ...NEW_CONVERSATION,
    ...(turns && turns.length > 0 && { turns, signed }),
    problem,
    retryAfterS,
    question,
  });
  if (!turns) return refused('outdated');
  if (question === '') return refused('missing');
  if (question.length > MAXIMUM_CHAT_QUESTION_LENGTH) return refused('tooLong');
  if (turns.length >= MOST_TURNS) return refused('full');

  const asked = textOf(form, CURRENCY);
  const ofPage = textOf(form, ABOUT).slice(0, MAXIMUM_TRAVEL_ID_LENGTH);
  const before = ofPage === '' ? turns.at(-1)?.answer : { about: ofPage, asked: {} };
  const result = await api.askChat({
    question,
    about: before?.about ?? null,
    asked: before?.asked ?? {},
    currency: CURRENCIES.find((one) => one === asked) ?? api.market.currency,
  });
  if (result.outcome !== 'success') {
    const isTooMany = result.outcome === 'refused' && result.key === 'TOO_MANY_REQUESTS';
    return isTooMany ? refused('tooMany', result.retryAfterS ?? null) : refused('unavailable');
  }
  const all: Turn[] = [...turns, { question, answer: result.data.data }];
  return { ...NEW_CONVERSATION, turns: all, signed: signTurns(all, place) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Without what nobody sees: control characters, and those that turn the order of a line around. */
function readableText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(
      /[\p{Cc}\u061c\u200b-\u200d\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,
      ' ',
    )
    .trim();
}
