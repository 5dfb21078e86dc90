import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nobody holds any more is gone at once, and what somebody holds is not', async () => {
  const held = { name: 'held' };
  const holdings = [new WeakRef(held), new WeakRef({ name: 'dropped' })];
  // Within the turn that made it, a weak reference keeps what it refers to.
  await nextTurn();
  collectGarbage();
  expect(holdings.map((holding) => holding.deref())).toEqual([held, undefined]);
});
