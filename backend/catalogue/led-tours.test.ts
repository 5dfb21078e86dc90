import { describe, expect, test } from 'vitest';
import { whoLeads } from './led-tours.ts';

describe('TRV-10 who is told of on the page of a travel', () => {
  const facts = { coordinator: 'ada', alsoLedBy: ['ben', 'cleo'] };
  const ledBy = (...people: (string | null)[]) =>
    people.map((coordinatorId) => ({ coordinatorId }));

  test.each([
    ['who can lead it, while nobody is named', [null, null], ['ada', 'ben', 'cleo'], null],
    ['the same without departures', [], ['ada', 'ben', 'cleo'], null],
    ['first who leads most', ['ben', 'ada', 'ben', null], ['ben', 'ada'], { count: 2, total: 3 }],
    ['nobody who leads none', ['cleo', 'cleo'], ['cleo'], { count: 2, total: 2 }],
    [
      'the own one first of equals',
      ['cleo', 'ben', 'ada'],
      ['ada', 'ben', 'cleo'],
      { count: 1, total: 3 },
    ],
    [
      'who was written to lead one',
      ['dora', 'ada', 'ada'],
      ['ada', 'dora'],
      { count: 2, total: 3 },
    ],
  ])('%s', (_, leaders, people, leads) => {
    expect(whoLeads(facts, ledBy(...leaders))).toEqual({ people, leads });
  });
});
