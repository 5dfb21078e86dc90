import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar-date.ts';
import { areTooClose, namedBy } from '../../../domain/rota.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';
import { departuresOf } from '../../../backend/catalogue/departure-rule.ts';
import { leadersOf, withLeaders } from '../../../backend/catalogue/led-tours.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import type { TourRecord } from '../../../backend/catalogue/records.ts';

/** Of all travels on a day, with who was named on the days before. */
function toursOn(today: string, named: ReadonlyMap<string, string>): TourRecord[] {
  const travels = CONTENT.travels.map(({ facts }) => ({
    facts,
    tours: departuresOf(facts, today, DEMONSTRATION),
  }));
  return withLeaders(travels, named, today).flat();
}

function namesOf(tours: readonly TourRecord[]): Map<string, string> {
  return new Map(
    tours.flatMap(({ code, coordinatorId }) =>
      coordinatorId === null ? [] : [[code, coordinatorId] as const],
    ),
  );
}

describe('TRV-10 who leads the departures of the content', () => {
  const leaders = new Map(CONTENT.travels.map(({ id, facts }) => [id, leadersOf(facts)]));
  const FIRST = '2026-11-22';

  test('all have somebody half a year ahead, nobody has two at once, and names stay, all year', () => {
    let named = new Map<string, string>();
    for (let week = 0; week < 56; week += 4) {
      const today = addDays(FIRST, week * 7);
      const tours = toursOn(today, named).filter(({ isWithdrawn }) => !isWithdrawn);
      const due = tours.filter(({ startingDate }) => namedBy(startingDate) <= today);
      const alone = due.filter(({ coordinatorId }) => coordinatorId === null);
      expect(
        alone.map(({ code }) => code),
        today,
      ).toEqual([]);
      for (const tour of due) {
        expect(leaders.get(tour.travelId)).toContain(tour.coordinatorId);
        const before = named.get(tour.code);
        if (before !== undefined) expect(tour.coordinatorId).toBe(before);
      }
      const ofPerson = Map.groupBy(due, ({ coordinatorId }) => coordinatorId);
      for (const groups of ofPerson.values()) {
        for (const [index, one] of groups.entries()) {
          const next = groups.slice(index + 1).filter((other) => areTooClose(one, other));
          expect(next, `${one.coordinatorId} on ${today}`).toEqual([]);
        }
      }
      named = namesOf(tours);
    }
  });

  test('everybody leads somebody in a year', () => {
    const year = [0, 13, 26, 39].flatMap((weeks) => [
      ...namesOf(toursOn(addDays(FIRST, weeks * 7), new Map())).values(),
    ]);
    const idle = CONTENT.coordinators.filter(({ id }) => !year.includes(id));
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  test('a withdrawn one takes nobody’s time', () => {
    const tours = toursOn(FIRST, new Map());
    const withdrawn = tours.filter(({ isWithdrawn }) => isWithdrawn);
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(withdrawn.filter(({ coordinatorId }) => coordinatorId !== null)).toEqual([]);
  });

  test('who leads a travel no more is named for it no more', () => {
    const tours = toursOn(FIRST, new Map());
    const [code] = [...namesOf(tours).keys()];
    const again = namesOf(toursOn(FIRST, new Map([[code ?? '', 'somebody-else']])));
    expect(again.get(code ?? '')).toBeDefined();
    expect([...again.values()]).not.toContain('somebody-else');
  });
});
