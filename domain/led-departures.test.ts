import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { ledDepartures } from './led-departures.ts';

const departure = (code: string, startingDate: string, endingDate: string) => ({
  code,
  startingDate,
  endingDate,
});

describe('TRV-10 a coordinator leads one group at a time', () => {
  const may = departure('may', '2027-05-01', '2027-05-10');
  test.each([
    ['nothing', [], []],
    [
      'one after the other',
      [may, departure('later', '2027-05-11', '2027-05-20')],
      ['may', 'later'],
    ],
    [
      'not one that starts on the last day',
      [may, departure('last', '2027-05-10', '2027-05-12')],
      ['may'],
    ],
    [
      'one that overlaps only what is not led',
      [may, departure('b', '2027-05-08', '2027-05-20'), departure('c', '2027-05-15', '2027-05-25')],
      ['may', 'c'],
    ],
    ['in whatever order they come', [departure('b', '2027-05-05', '2027-05-15'), may], ['may']],
    ['the first by its code of two on one day', [{ ...may, code: 'z' }, may], ['may']],
  ] as const)('%s', (_case, departures, codes) => {
    expect([...ledDepartures(departures)]).toEqual(codes);
  });

  test('no two that are led overlap, and each that is not overlaps one that is', () => {
    const days = fc.record({ start: fc.nat(300), length: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(days), (list) => {
        const all = list.map(({ start, length }, index) => {
          const startingDate = addDays('2027-01-01', start);
          return departure(String(index), startingDate, addDays(startingDate, length));
        });
        const led = ledDepartures(all);
        for (const one of all) {
          const meets = all.filter(
            (other) =>
              other !== one &&
              led.has(other.code) &&
              other.startingDate <= one.endingDate &&
              one.startingDate <= other.endingDate,
          );
          expect(meets.length === 0).toBe(led.has(one.code));
        }
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
