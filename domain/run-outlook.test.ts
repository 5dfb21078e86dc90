import { describe, expect, test } from 'vitest';
import { flightAdviceFor, runOutlook } from './run-outlook.ts';

/** Starts on 12 June: it is decided by 1 May. */
const tour = { startingDate: '2027-06-12', freeSeats: 5, seatsToConfirm: 2 } as const;
const full = { ...tour, status: 'WAITING_LIST', freeSeats: 0, seatsToConfirm: 0 } as const;

describe('TRV-14 will it run', () => {
  test.each([
    ['planned', { ...tour, status: 'PLANNED' }, '2027-04-01', 'open'],
    ['almost confirmed', { ...tour, status: 'ALMOST_CONFIRMED' }, '2027-05-20', 'open'],
    ['confirmed', { ...tour, status: 'CONFIRMED', seatsToConfirm: 0 }, '2027-04-01', 'runs'],
    ['almost full', { ...tour, status: 'ALMOST_FULL', seatsToConfirm: 0 }, '2027-04-01', 'runs'],
    ['sold out', { ...full, status: 'SOLD_OUT' }, '2027-04-01', 'sold-out'],
    ['on request, the group full', full, '2027-04-01', 'full'],
    ['on request, nobody missing', { ...full, freeSeats: 2 }, '2027-04-01', 'full'],
    ['on request, no seat free', { ...full, seatsToConfirm: 2 }, '2027-04-01', 'full'],
    ['on request, people missing', { ...tour, status: 'WAITING_LIST' }, '2027-05-01', 'open'],
    ['on request, the decision past', { ...tour, status: 'WAITING_LIST' }, '2027-05-02', 'full'],
  ] as const)('%s', (_case, one, today, outlook) => {
    expect(runOutlook(one, today, 42)).toBe(outlook);
  });
});

test.each([
  ['PLANNED', 'open', 'wait'],
  ['CONFIRMED', 'runs', 'buy'],
  ['WAITING_LIST', 'open', 'wait'],
  ['WAITING_LIST', 'full', 'answer'],
  ['SOLD_OUT', 'sold-out', 'none'],
] as const)('TRV-03 %s, %s: flights %s', (status, outlook, advice) => {
  expect(flightAdviceFor(status, outlook)).toBe(advice);
});
