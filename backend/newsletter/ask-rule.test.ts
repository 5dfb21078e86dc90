import { expect, test } from 'vitest';
import type { Subscription } from '../storage/queries/newsletter.ts';
import { ASKS_WINDOW_MS, judgeAsk, MOST_ASKS, SAME_ASK_MS } from './ask-rule.ts';

const NOW = Date.UTC(2027, 2, 1, 12);
const NEW: Subscription = {
  id: 'a',
  email: 'ada@example.com',
  marketId: 'it',
  language: 'it',
  askedAt: null,
  asks: 0,
  asksSince: NOW,
  confirmedAt: null,
  unsubscribedAt: null,
};
const ON_LIST = { confirmedAt: NOW - ASKS_WINDOW_MS };
const ago = (milliseconds: number) => NOW - milliseconds;

test.each<[string, Partial<Subscription>, string]>([
  ['of a new address', {}, 'confirm'],
  ['that waits for its link', { asks: 1, askedAt: ago(SAME_ASK_MS) }, 'confirm'],
  ['of a moment ago', { asks: 1, askedAt: ago(SAME_ASK_MS - 1) }, 'repeated'],
  ['of who is on the list', ON_LIST, 'already'],
  ['of who is on another market’s list', { ...ON_LIST, marketId: 'de' }, 'confirm'],
  ['of who left the list', { ...ON_LIST, unsubscribedAt: ago(1) }, 'confirm'],
  ['for the last time in an hour', { asks: MOST_ASKS - 1 }, 'confirm'],
  ['once too often', { asks: MOST_ASKS }, 'tooMany'],
  ['once too often, on the list', { ...ON_LIST, asks: MOST_ASKS }, 'tooMany'],
  ['an hour later', { asks: MOST_ASKS, asksSince: ago(ASKS_WINDOW_MS) }, 'confirm'],
])('NEWS-01 an ask %s', (_, changes, kind) => {
  expect(judgeAsk({ ...NEW, ...changes }, { now: NOW, marketId: 'it' }).kind).toBe(kind);
});

test('NEWS-01 asks are counted within an hour that begins with the first', () => {
  const asked = { ...NEW, asks: 2, asksSince: ago(ASKS_WINDOW_MS - 1) };
  const at = (now: number) => judgeAsk(asked, { now, marketId: 'it' });
  expect(at(NOW)).toMatchObject({ asks: 3, asksSince: asked.asksSince });
  expect(at(NOW + 1)).toMatchObject({ asks: 1, asksSince: NOW + 1 });
});
