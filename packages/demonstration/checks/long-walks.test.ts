/** What the text of a day says of a long walk stands below it too, beside a way by wheels or water (TRV-07). */
import { expect, test } from 'vitest';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const NUMBERS = [
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
  'fourteen',
  'fifteen',
  'sixteen',
  'eighteen',
  'twenty',
].join('|');

/** A time or a distance that is told as one of a walk there and back, or of all that one walks. */
const LONG_WALK = new RegExp(
  [
    `(?:${NUMBERS}) (?:or|to) (?:${NUMBERS}) hours (?:there and back|in all)`,
    `(?:${NUMBERS}) hours(?: there and back| of walking)`,
    `(?:eight|nine|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty)(?:-one)? kilometres there and back`,
    'kilometres[^.]*, (?:about )?(?:five|eight)(?: or| to) (?:six|nine) hours',
  ].join('|'),
);

const days = CONTENT.travels.flatMap(({ id, facts, words }) =>
  facts.days.map((stage, index) => ({
    ...stage,
    day: `${id}, day ${index + 1}`,
    text: words.en!.days[index]?.text ?? '',
  })),
);

test('TRV-07 a walk that the text of a day calls long stands among its facts', () => {
  const told = days.filter(({ text }) => LONG_WALK.test(text));
  expect(told.length).toBeGreaterThan(8);
  for (const { day, transport, onFoot } of told) {
    expect(transport === 'walk' || onFoot !== undefined, day).toBe(true);
  }
});

// Each read in the text of its day.
test.each([
  ['patagonia-argentina-chile, day 9', 20, 8.5],
  ['cape-verde-three-islands, day 4', 15, 5.5],
  ['colombia-andes-caribbean, day 4', 12, 5.5],
  ['oman-desert-coast, day 8', 0, 4],
])('TRV-07 on foot: %s', (name, distanceKm, travelHours) => {
  expect(days.find(({ day }) => day === name)?.onFoot).toEqual({ distanceKm, travelHours });
});
