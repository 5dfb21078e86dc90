import { expect, test } from 'vitest';
import type { LoadedBlock } from './blocks.server.ts';
import { createHydrationGate } from './hydration-gate.ts';

const newGate = () => createHydrationGate({ id: 'steps', type: 'steps' } as LoadedBlock);

/** What a render that meets the gate waits for. */
function promiseOf(pass: () => unknown): Promise<void> {
  try {
    pass();
  } catch (thrown) {
    return thrown as Promise<void>;
  }
  throw new Error('The gate is open');
}

test('CMS-02 a closed gate suspends the render, always with the same promise', async () => {
  const gate = newGate();
  const waiting = promiseOf(gate.pass);
  expect(promiseOf(gate.pass)).toBe(waiting);
  gate.open();
  await waiting;
  expect(gate.pass()).toBe('open');
});

test('CMS-02 a gate opens one way, for good', async () => {
  const kept = newGate();
  const waiting = promiseOf(kept.pass);
  kept.keep();
  await waiting;
  kept.open();
  expect(kept.pass()).toBe('kept');
  const open = newGate();
  open.open();
  open.keep();
  expect(open.pass()).toBe('open');
});
