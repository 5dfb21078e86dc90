/**
 * The conversation so far, as the form brings it along: packed and signed, so that the site stores nothing and shows
 * nobody what somebody else has written (CHAT-01). It ends with the window that has it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { HOUR_MS } from '../../domain/durations.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { chatAnswerSchema } from '../../contract/chat.ts';
import { MOST_TURNS, type Turn } from './turns.ts';

/** Prices and seats of its answers are of then. */
const LIFE_MS = 2 * HOUR_MS;

const packedSchema = z.object({
  market: z.enum(MARKET_IDS),
  at: z.number(),
  turns: z
    .array(z.object({ question: z.string(), answer: chatAnswerSchema }))
    .min(1)
    .max(MOST_TURNS),
});

interface Place {
  readonly market: MarketId;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function signTurns(turns: readonly Turn[], { market, secret, now }: Place): string {
  const packed = deflateRawSync(JSON.stringify({ market, at: now, turns })).toString('base64url');
  return `${packed}.${signatureOf(packed, secret)}`;
}

/** Null for what `signTurns` did not write, for another market, or too long ago. */
export function readTurns(signed: string, { market, secret, now }: Place): readonly Turn[] | null {
  const [packed = '', signature = ''] = signed.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(packed, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Another version of the site may have written something else.
  const json: unknown = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
  const { data } = packedSchema.safeParse(json);
  return data?.market === market && now - data.at < LIFE_MS ? data.turns : null;
}

function signatureOf(packed: string, secret: string): string {
  return createHmac('sha256', secret).update(`chat\n${packed}`).digest('base64url');
}
