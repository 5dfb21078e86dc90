import { expect, test, vi } from 'vitest';
import { queryFault } from './query-fault.ts';
import { queryMutator } from './query-mutator.ts';

// They take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test('RES-02 RES-11 whatever a query says, it is read, written and read again as the same', () => {
  const next = queryMutator(20270501);
  const faults = Array.from({ length: 5_000 }, next).filter((query) => queryFault(query) !== null);
  expect(faults).toEqual([]);
});
