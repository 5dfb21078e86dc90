import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLookupDriver, type PlacesAnswer } from './lookup-driver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerTo = (text: string): PlacesAnswer => ({
  text,
  found: { text, travels: 1, departures: 2, places: [] },
});

function start() {
  const ask = vi.fn<(text: string) => void>();
  return { ask, driver: createLookupDriver(ask) };
}

describe('SRCH-03 looking up while one types', () => {
  test('800 ms after the last letter the text is asked for once', () => {
    const { ask, driver } = start();
    driver.look('j');
    vi.advanceTimersByTime(799);
    driver.look('ja');
    vi.advanceTimersByTime(799);
    expect(ask).not.toHaveBeenCalled();
    expect(driver.read().phase).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(ask.mock.calls).toEqual([['ja']]);
    expect(driver.read().phase).toBe('loading');
  });

  test('the answer to an older text never shows, early or late', () => {
    const { driver } = start();
    driver.look('ja');
    vi.advanceTimersByTime(800);
    driver.look('jap');
    vi.advanceTimersByTime(800);
    driver.answer(answerTo('ja'));
    expect(driver.read()).toMatchObject({ phase: 'loading', found: null });
    driver.answer(answerTo('jap'));
    driver.answer(answerTo('ja'));
    expect(driver.read()).toMatchObject({ phase: 'done', found: { text: 'jap' } });
  });

  test('a text that is asked for again awaits an answer of its own', () => {
    const { ask, driver } = start();
    driver.look('ja');
    vi.advanceTimersByTime(800);
    driver.look('jap');
    driver.look('ja');
    driver.answer(answerTo('ja'));
    expect(driver.read()).toMatchObject({ phase: 'waiting', found: null });
    vi.advanceTimersByTime(800);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('emptying resets, and nothing is asked', () => {
    const { ask, driver } = start();
    driver.look('ja');
    driver.look('  ');
    vi.advanceTimersByTime(2000);
    expect(ask).not.toHaveBeenCalled();
    expect(driver.read()).toMatchObject({ phase: 'done', text: '', found: null });
  });

  test('a failure ends the loading', () => {
    const { driver } = start();
    driver.look('ja');
    vi.advanceTimersByTime(800);
    driver.answer({ text: 'ja', found: null });
    expect(driver.read()).toMatchObject({ phase: 'done', found: null });
  });

  test('listeners hear of changes alone, until they leave', () => {
    const { driver } = start();
    const listener = vi.fn<() => void>();
    const leave = driver.subscribe(listener);
    driver.look('ja');
    driver.look('ja ');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    driver.look('jap');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('once it has ended it asks no more, and can begin again', () => {
    const { ask, driver } = start();
    driver.look('ja');
    driver.end();
    vi.advanceTimersByTime(2000);
    expect(ask).not.toHaveBeenCalled();
    driver.look('ja');
    vi.advanceTimersByTime(800);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
