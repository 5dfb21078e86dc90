import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-date.ts';
import { areTooClose, makeRota, namedBy, type RotaDeparture } from './rota.ts';

const TODAY = '2027-04-01';

const departure = (
  code: string,
  startingDate: string,
  endingDate: string,
  change: Partial<RotaDeparture> = {},
): RotaDeparture => ({
  code,
  startingDate,
  endingDate,
  leaders: ['ada'],
  named: null,
  isDecided: false,
  ...change,
});
const may = departure('may', '2027-05-01', '2027-05-10');
const both = { leaders: ['ada', 'ben'] };

describe('TRV-10 who leads a departure', () => {
  test.each<[string, RotaDeparture[], Record<string, string>]>([
    ['nothing', [], {}],
    [
      'a day lies between two groups',
      [may, departure('later', '2027-05-12', '2027-05-20')],
      { may: 'ada', later: 'ada' },
    ],
    [
      'one who comes home leaves no more on the day after',
      [may, departure('next', '2027-05-11', '2027-05-20')],
      { may: 'ada' },
    ],
    [
      'who is free instead of the travel’s own',
      [may, departure('b', '2027-05-05', '2027-05-12', both)],
      { may: 'ada', b: 'ben' },
    ],
    [
      'the travel’s own again as soon as they are back',
      [may, departure('b', '2027-05-20', '2027-05-25', both)],
      { may: 'ada', b: 'ada' },
    ],
    [
      'who has the fewest groups, where the own is away',
      [
        may,
        departure('ben', '2027-04-20', '2027-04-25', { leaders: ['ben'] }),
        departure('c', '2027-05-01', '2027-05-10', { leaders: ['ada', 'ben', 'cleo'] }),
      ],
      { may: 'ada', ben: 'ben', c: 'cleo' },
    ],
    [
      'a group is passed on where somebody else is free for it',
      [{ ...may, ...both }, departure('only', '2027-05-02', '2027-05-09')],
      { may: 'ben', only: 'ada' },
    ],
    [
      'who was told to lead a group is not asked to pass it on',
      [{ ...may, ...both, named: 'ada' }, departure('only', '2027-05-02', '2027-05-09')],
      { may: 'ada' },
    ],
    [
      'who was named stays, the travel’s own or not',
      [{ ...may, ...both, named: 'ben' }],
      { may: 'ben' },
    ],
    [
      'whom the company has decided on goes before who was named',
      [
        { ...may, ...both, named: 'ada' },
        departure('fix', '2027-05-08', '2027-05-20', { named: 'ada', isDecided: true }),
      ],
      { may: 'ben', fix: 'ada' },
    ],
  ])('%s', (_case, departures, led) => {
    expect(Object.fromEntries(makeRota(departures, TODAY))).toEqual(led);
    expect(Object.fromEntries(makeRota(departures.toReversed(), TODAY))).toEqual(led);
  });

  test('half a year ahead and no earlier', () => {
    const far = departure('far', '2027-10-01', '2027-10-08');
    expect(namedBy(far.startingDate)).toBe('2027-04-02');
    expect(makeRota([far], '2027-04-01').size).toBe(0);
    expect(makeRota([far], '2027-04-02').get('far')).toBe('ada');
  });

  const person = fc.constantFrom('ada', 'ben', 'cleo', 'dana', 'eva');
  const asked = fc
    .array(
      fc.record({
        start: fc.nat(250),
        length: fc.nat(20),
        leaders: fc.uniqueArray(person, { minLength: 1 }),
        named: fc.option(person),
        isDecided: fc.boolean(),
      }),
    )
    .map((list) =>
      list.map(({ start, length, ...rest }, index) => {
        const startingDate = addDays(TODAY, start);
        return departure(`T-${index}`, startingDate, addDays(startingDate, length), rest);
      }),
    );

  test('nobody leads two groups at once, and nobody is free for what has nobody', () => {
    fc.assert(
      fc.property(asked, (departures) => {
        const rota = makeRota(departures, TODAY);
        const groupsOf = (name: string) => departures.filter(({ code }) => rota.get(code) === name);
        for (const one of departures) {
          const name = rota.get(one.code);
          if (name !== undefined) {
            const others = groupsOf(name).filter((other) => other !== one);
            expect(others.filter((other) => areTooClose(one, other))).toEqual([]);
            expect([...one.leaders, one.named]).toContain(name);
          } else if (daysBetween(TODAY, one.startingDate) <= 182) {
            const free = one.leaders.filter(
              (leader) => !groupsOf(leader).some((other) => areTooClose(one, other)),
            );
            expect(free).toEqual([]);
          } else {
            expect(one.startingDate > addDays(TODAY, 182)).toBe(true);
          }
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('what is named stays so from day to day', () => {
    fc.assert(
      fc.property(asked, fc.nat(60), (departures, days) => {
        const rota = makeRota(departures, TODAY);
        const told = departures.map((one) => ({
          ...one,
          named: rota.get(one.code) ?? null,
          isDecided: false,
        }));
        const later = makeRota(told, addDays(TODAY, days));
        for (const [code, name] of rota) expect(later.get(code)).toBe(name);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
