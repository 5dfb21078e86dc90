/** By when people are told to land agrees with the text of the first day (TRV-03). */
import { expect, test } from 'vitest';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const firstDays = CONTENT.travels.map(({ id, facts, words }) => ({
  id,
  landBy: facts.flights.landBy,
  text: words.en!.days[0]?.text ?? '',
}));

test.each([
  ['noon', /\bland in the morning\b/],
  ['evening', /\bland in the afternoon or evening\b|\bwhen everybody is in\b/],
] as const)('TRV-03 who may land by %s reads so on the first day', (landBy, said) => {
  const told = firstDays.filter(({ text }) => said.test(text)).map(({ id }) => id);
  expect(told.length).toBeGreaterThan(0);
  expect(firstDays.filter((one) => one.landBy === landBy).map(({ id }) => id)).toEqual(told);
});

test('TRV-03 no first day gives a bed for the night before, which is not in the price', () => {
  for (const { id, text } of firstDays) expect(text, id).not.toMatch(/ready to sleep/);
});
