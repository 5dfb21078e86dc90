import { describe, expect, test } from 'vitest';
import { distanceTo, type Segment } from './lines.ts';
import { type Box, markBox, NAME_SIDES, nameBox, overlaps, type Point } from './name-box.ts';
import { areApart, type DrawnMap, inTwoLines, placesBeside, placesOutside } from './name-places.ts';

const MIDDLE: Point = [300, 300];
const mapOf = (marks: readonly Point[], lines: readonly Segment[] = []): DrawnMap => ({
  scale: 1,
  size: [600, 600],
  marks,
  lines,
});
const EMPTY = mapOf([MIDDLE]);
const RIGHT = nameBox(MIDDLE, 'right', 'Kyoto');
const sidesOf = (map: DrawnMap, name = 'Kyoto') =>
  placesBeside(0, name, [map]).map(({ place }) => place.side);
const below = (costs: readonly number[]) =>
  costs.slice(1).every((cost, index) => cost > (costs[index] ?? 0));

describe('TRV-06 places beside a mark', () => {
  test('have an order of their own, each dearer than the one before', () => {
    expect(sidesOf(EMPTY)).toEqual(NAME_SIDES);
    expect(below(placesBeside(0, 'Kyoto', [EMPTY]).map(({ cost }) => cost))).toBe(true);
  });

  test('have two lines only where one line has no place', () => {
    const texts = placesBeside(0, 'Machu Picchu', [EMPTY]).map(({ place }) => place.text);
    expect(texts.slice(0, NAME_SIDES.length)).toEqual(NAME_SIDES.map(() => 'Machu Picchu'));
    expect(texts.slice(NAME_SIDES.length)).toEqual(NAME_SIDES.map(() => 'Machu\nPicchu'));
  });

  test('are the last choice where the route goes through them, by the share of maps where it does', () => {
    const line: Segment = [MIDDLE, [600, 300]];
    const costOfRight = (maps: readonly DrawnMap[]) =>
      placesBeside(0, 'Kyoto', maps).find(({ place }) => place.side === 'right')?.cost;
    const crossed = mapOf([MIDDLE], [line]);
    expect(sidesOf(crossed)[0]).toBe('left');
    expect(sidesOf(crossed).at(-1)).toBe('right');
    expect(costOfRight([crossed])).toBe(2);
    expect(costOfRight([crossed, EMPTY])).toBe(1);
    // One that goes through an end of it alone.
    const x = RIGHT.left + (RIGHT.right - RIGHT.left) * 0.2;
    const upright: Segment = [
      [x, 0],
      [x, 600],
    ];
    expect(costOfRight([mapOf([MIDDLE], [upright])])).toBe(2);
  });

  test.each([
    [0.5, false],
    [1, true],
  ])('%d pixels from another mark: %s', (gap, isFree) => {
    const other: Point = [RIGHT.right + gap + 13, MIDDLE[1]];
    expect(sidesOf(mapOf([MIDDLE, other])).includes('right')).toBe(isFree);
  });

  test.each([
    [1.5, false],
    [2, true],
  ])('%d pixels from the right and the lower edge: %s', (gap, isFree) => {
    const down = nameBox(MIDDLE, 'below', 'Kyoto');
    const size = [RIGHT.right + gap, down.bottom + gap] as const;
    const sides = sidesOf({ ...EMPTY, size });
    expect([sides.includes('right'), sides.includes('below')]).toEqual([isFree, isFree]);
  });

  test.each([
    [1.5, false],
    [2.01, true],
  ])('%d pixels from the left and the upper edge: %s', (gap, isFree) => {
    const left = MIDDLE[0] - nameBox(MIDDLE, 'left', 'Kyoto').left + gap;
    const top = MIDDLE[1] - nameBox(MIDDLE, 'above', 'Kyoto').top + gap;
    const sides = [sidesOf(mapOf([[left, 300]])), sidesOf(mapOf([[300, top]]))];
    expect([sides[0]?.includes('left'), sides[1]?.includes('above')]).toEqual([isFree, isFree]);
  });

  test.each([
    [0.5, false],
    [1, true],
  ])('two names %d pixels apart leave each other room: %s', (gap, areFree) => {
    const two = mapOf([MIDDLE, [300, 300 + 17 + gap]]);
    const nameOf = (index: number) => {
      const alone = mapOf(two.marks.map((mark, at) => (at === index ? mark : [20, 580])));
      const [first] = placesBeside(index, 'Kyoto', [alone]);
      return { ...first, drawn: new Map([[two, first?.drawn.get(alone)]]) } as never;
    };
    expect(areApart(nameOf(0), nameOf(1))).toBe(areFree);
  });
});

describe('TRV-06 places at the end of a line', () => {
  const lengthOf = ([x, y]: Point) => Math.round(Math.hypot(x, y));

  test('go in all directions, the nearest first', () => {
    const places = placesOutside(0, 'Kyoto', [EMPTY]);
    const angles = new Set(
      places.map(({ place }) =>
        Math.round((Math.atan2(...(place.away as [number, number])) * 180) / Math.PI),
      ),
    );
    expect(angles.size).toBeGreaterThanOrEqual(24);
    expect(new Set(places.map(({ place }) => place.side)).size).toBe(4);
    const [first, last] = [places[0], places.at(-1)];
    expect(lengthOf(first?.place.away ?? [0, 0])).toBeLessThan(
      lengthOf(last?.place.away ?? [0, 0]),
    );
    expect(first?.cost).toBeLessThan(last?.cost ?? 0);
    expect(first?.cost).toBeGreaterThan(1);
  });

  test('cost more where the line crosses the route', () => {
    const wall: Segment = [
      [310, 0],
      [310, 600],
    ];
    const toTheRight = (lines: readonly Segment[]) =>
      placesOutside(0, 'Kyoto', [mapOf([MIDDLE], lines)]).find(
        ({ place }) => place.away && place.away[0] > 20 && Math.abs(place.away[1]) < 1,
      )?.cost ?? 0;
    expect(toTheRight([wall]) - toTheRight([])).toBeCloseTo(1);
  });

  test('lead past other marks at a distance', () => {
    const other: Point = [340, 300];
    const near = placesOutside(0, 'Kyoto', [mapOf([MIDDLE, other])]).map(({ place }) => {
      const [x, y] = place.away ?? [0, 0];
      return distanceTo(other, MIDDLE, [MIDDLE[0] + x, MIDDLE[1] + y]);
    });
    expect(near.length).toBeGreaterThan(50);
    expect(Math.min(...near)).toBeGreaterThanOrEqual(13.5);
  });

  test('leave their own mark free, and are as long in pixels on a map of any scale', () => {
    const boxes = placesOutside(0, 'Machu Picchu', [EMPTY]).map(({ drawn }) => drawn.get(EMPTY));
    expect(boxes.filter((name) => name && overlaps(name.box, markBox(MIDDLE), 1))).toEqual([]);
    const [first] = placesOutside(0, 'Kyoto', [{ ...EMPTY, scale: 0.5 }]);
    expect(lengthOf(first?.place.away ?? [0, 0])).toBe(44);
  });

  const box = (left: number): Box => ({ left, right: left + 10, top: 0, bottom: 10 });
  const FALLING: Segment = [
    [20, 0],
    [60, 40],
  ];
  const RISING: Segment = [
    [20, 40],
    [60, 0],
  ];
  const THROUGH_BOTH: Segment = [
    [-5, 5],
    [115, 5],
  ];
  test.each([
    ['no lines', null, null, true],
    ['lines apart', FALLING, null, true],
    ['lines that cross', FALLING, RISING, false],
    ['a line through the other name', THROUGH_BOTH, null, false],
    ['the other line through this name', null, THROUGH_BOTH, false],
  ])('two names with %s are apart: %s, %s, %s', (_, one, other, expected) => {
    const nameOf = (left: number, leader: Segment | null) =>
      ({ drawn: new Map([[EMPTY, { box: box(left), leader }]]) }) as never;
    expect(areApart(nameOf(0, one), nameOf(100, other))).toBe(expected);
  });
});

test.each([
  ['Kyoto', null],
  ['Rio de Janeiro', 'Rio de\nJaneiro'],
  ['San Pedro de Atacama', 'San Pedro\nde Atacama'],
])('TRV-06 %s in two lines is %j', (name, lines) => {
  expect(inTwoLines(name)).toBe(lines);
});
