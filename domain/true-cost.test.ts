import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COST_PARTS, parseCostChoice, printCostChoice } from './cost-choice.ts';
import { trueCost, type Cost } from './true-cost.ts';

const cost = (cents: number, isEstimate: boolean, isConverted = false): Cost => ({
  price: { cents, currency: 'EUR', isConverted },
  isEstimate,
});

test.each([
  ['nothing', [], [0, 0, 0, true]],
  ['fixed prices', [cost(200_000, false), cost(5_000, false)], [205_000, 205_000, 0, true]],
  ['an estimate', [cost(200_000, false), cost(30_000, true)], [230_000, 200_000, 30_000, false]],
  ['a converted price', [cost(200_000, false, true)], [200_000, 200_000, 0, false]],
] as const)('TRV-15 MKT-08 the sum of %s', (_, costs, [total, fixed, estimated, isExact]) => {
  expect(trueCost(costs)).toEqual({
    totalCents: total,
    fixedCents: fixed,
    estimatedCents: estimated,
    isExact,
  });
});

test.each([
  ['', ['moneyPot', 'flight']],
  ['cost[]=trip', []],
  ['cost[]=trip&cost[]=flight&cost[]=privateRoom', ['privateRoom', 'flight']],
  ['cost=flexible', ['flexible']],
  ['cost[]=gold', []],
] as const)('TRV-15 the address %j counts %j in', (query, parts) => {
  expect(parseCostChoice(new URLSearchParams(query))).toEqual(parts);
});

test('TRV-15 whatever is chosen has one address, which chooses the same', () => {
  fc.assert(
    fc.property(fc.subarray([...COST_PARTS]), (parts) => {
      expect(parseCostChoice(printCostChoice(parts))).toEqual(parts);
    }),
  );
});
