import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue, MOST_TOASTS, TOAST_FADE_MS, TOAST_SHOWN_MS } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Texts of the toasts that there are, in brackets while they fade. */
function shown({ current }: ReturnType<typeof createToastQueue>): string[] {
  return current().map(({ text, isLeaving }) => (isLeaving ? `(${text})` : text));
}

describe('LAY-13 toasts', () => {
  test('last 3000 ms and fade for 500', () => {
    expect([TOAST_SHOWN_MS, TOAST_FADE_MS]).toEqual([3000, 500]);
    const queue = createToastQueue();
    queue.show({ text: 'Saved' });
    pass(2999);
    expect(shown(queue)).toEqual(['Saved']);
    pass(1);
    expect(shown(queue)).toEqual(['(Saved)']);
    pass(499);
    expect(shown(queue)).toEqual(['(Saved)']);
    pass(1);
    expect(shown(queue)).toEqual([]);
  });

  test.each([
    ['keeps the time that was left', 2000, 1000],
    ['is shown again where it faded', 3200, 0],
  ])('pause: one that waits %s', (_name, beforeMs, leftMs) => {
    const queue = createToastQueue();
    queue.show({ text: 'Saved' });
    pass(beforeMs);
    queue.pause();
    pass(60_000);
    expect(shown(queue)).toEqual(['Saved']);
    queue.resume();
    pass(leftMs);
    expect(shown(queue)).toEqual(['(Saved)']);
    pass(TOAST_FADE_MS);
    expect(shown(queue)).toEqual([]);
  });

  test('one that comes during a pause waits for its end; a second resume changes nothing', () => {
    const queue = createToastQueue();
    queue.pause();
    queue.show({ text: 'Saved' });
    pass(60_000);
    expect(shown(queue)).toEqual(['Saved']);
    queue.resume();
    pass(1000);
    queue.resume();
    pass(2000);
    expect(shown(queue)).toEqual(['(Saved)']);
  });

  test('are dismissed one by one, and no clock of theirs goes on', () => {
    const queue = createToastQueue();
    queue.show({ text: 'Saved' });
    queue.show({ text: 'Sent', tone: 'positive' });
    queue.dismiss(1);
    expect(queue.current()).toEqual([{ id: 2, text: 'Sent', tone: 'positive', isLeaving: false }]);
    queue.dismiss(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the oldest makes room', () => {
    const queue = createToastQueue();
    for (let i = 1; i <= MOST_TOASTS + 1; i += 1) queue.show({ text: String(i) });
    expect(shown(queue)).toEqual(['2', '3', '4']);
  });

  test('listeners hear of every change until they leave', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    queue.show({ text: 'Saved' });
    expect(listener).toHaveBeenCalledTimes(1);
    pass(TOAST_SHOWN_MS + TOAST_FADE_MS);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    queue.show({ text: 'Sent' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
