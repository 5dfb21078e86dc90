import { expect, test, vi } from 'vitest';
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
  gate.open('<p>server</p>');
  await waiting;
  expect(gate.pass()).toBe('open');
  expect(gate.serverHtml()).toBe('<p>server</p>');
});

test('CMS-02 a block that is kept stays kept, and hears when it is opened', async () => {
  const gate = newGate();
  const waiting = promiseOf(gate.pass);
  gate.keep();
  await waiting;
  expect(gate.pass()).toBe('kept');
  const onOpened = vi.fn<() => void>();
  gate.whenOpened(onOpened);
  const onStopped = vi.fn<() => void>();
  gate.whenOpened(onStopped)();
  expect(onOpened).not.toHaveBeenCalled();
  gate.open('<p>server</p>');
  expect(onOpened).toHaveBeenCalledOnce();
  expect(onStopped).not.toHaveBeenCalled();
  expect(gate.pass()).toBe('kept');
});

test('CMS-02 an open gate is not kept, and tells late listeners at once', () => {
  const gate = newGate();
  gate.open('');
  gate.keep();
  expect(gate.pass()).toBe('open');
  const onOpened = vi.fn<() => void>();
  const stop = gate.whenOpened(onOpened);
  expect(onOpened).toHaveBeenCalledOnce();
  stop();
});
