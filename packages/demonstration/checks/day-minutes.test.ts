/** What the text of a day says of a short way, and what stands below it, are one thing (TRV-07). */
import { expect, test } from 'vitest';
import { wayMinutes } from '../../../domain/durations.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const WORDS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
};

/** The times that an English text names, in minutes. */
function minutesIn(text: string): readonly number[] {
  const named = [...text.matchAll(/\b([a-z-]+|\d+)[ -]minutes?\b/gi)].flatMap(
    ([, word = '']) => WORDS[word.toLowerCase()] ?? (Number(word) || []),
  );
  const quarters = [...text.matchAll(/\bquarter of an hour\b/gi)].map(() => 15);
  const halves = [...text.matchAll(/\bhalf an hour\b/gi)].map(() => 30);
  return [...named, ...quarters, ...halves];
}

const shortWays = CONTENT.travels.flatMap(({ facts, words }) =>
  facts.days.flatMap(({ transport, travelHours }, index) => {
    const told = minutesIn(words.en!.days[index]?.text ?? '');
    if (transport === 'none' || travelHours <= 0 || travelHours >= 1 || told.length === 0)
      return [];
    return [{ id: facts.id, day: index + 1, minutes: wayMinutes(travelHours), told }];
  }),
);

test('TRV-07 times are found in texts', () => {
  expect(minutesIn('Ten minutes, a ten-minute walk, 25 minutes, half an hour')).toEqual([
    10, 10, 25, 30,
  ]);
  expect(shortWays.length).toBeGreaterThan(0);
});

test('TRV-07 the way of a short day takes as long as its text says', () => {
  const wrong = shortWays.filter(({ told, minutes }) => !told.includes(minutes));
  expect(wrong).toEqual([]);
});
