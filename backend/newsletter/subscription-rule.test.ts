import { expect, test } from 'vitest';
import type { Subscription } from '../storage/queries/newsletter.ts';
import { decideSubscription, SAME_ASK_MS } from './subscription-rule.ts';

const NOW = Date.UTC(2027, 2, 1, 12);
const NEW: Subscription = {
  id: 'a',
  email: 'ada@example.com',
  marketId: 'it',
  language: 'it',
  askedAt: null,
  confirmedAt: null,
  unsubscribedAt: null,
};
const ON_LIST = { confirmedAt: NOW - SAME_ASK_MS };
const ago = (milliseconds: number) => NOW - milliseconds;

test.each<[string, Partial<Subscription>, string]>([
  ['of a new address', {}, 'confirm'],
  ['that waits for its link', { askedAt: ago(SAME_ASK_MS) }, 'confirm'],
  ['of a moment ago', { askedAt: ago(SAME_ASK_MS - 1) }, 'repeated'],
  ['of who is on the list', ON_LIST, 'already'],
  ['of who is on another market’s list', { ...ON_LIST, marketId: 'de' }, 'confirm'],
  ['of who left the list', { ...ON_LIST, unsubscribedAt: ago(1) }, 'confirm'],
])('NEWS-01 an ask %s', (_, changes, kind) => {
  expect(decideSubscription({ ...NEW, ...changes }, { now: NOW, marketId: 'it' })).toBe(kind);
});
