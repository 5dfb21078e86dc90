import { describe, expect, test } from 'vitest';
import { EXAMPLE_CHOICES } from '../choices-example.ts';
import { NO_CHOICES } from '../search-choices.ts';
import { NO_LOOKUP, type PlaceLookup } from '../state/place-lookup.ts';
import { ANYWHERE, destinationsAs } from '../state/where-selection.ts';
import { whereOptions } from './where-options.ts';

const typed = (input: string) => ({ ...ANYWHERE, input });
const answered = (text: string): PlaceLookup => ({
  sequence: 1,
  text,
  phase: 'done',
  found: {
    text,
    travels: 4,
    departures: 30,
    places: [{ id: 'JPN', name: 'Japan', travels: 3, departures: 19 }],
  },
});
const names = (options: ReturnType<typeof whereOptions>) =>
  options.map((option) => (option.kind === 'keyword' ? `“${option.text}”` : option.place.name));

describe('SRCH-04 the rows of where', () => {
  test('before anything is typed those with most departures come first', () => {
    expect(names(whereOptions(ANYWHERE, NO_LOOKUP, EXAMPLE_CHOICES, []))).toEqual([
      'Japan',
      'Vietnam',
      'Peru',
      'Mexico',
    ]);
  });

  test('where the page knows none, those of most demand, as they come; and their names are looked in', () => {
    const popular = [
      { id: 'PER', name: 'Perù', travels: 2, departures: 9 },
      { id: 'JPN', name: 'Giappone', travels: 3, departures: 19 },
    ];
    expect(whereOptions(ANYWHERE, NO_LOOKUP, NO_CHOICES, popular)).toEqual([
      { kind: 'place', place: { id: 'PER', name: 'Perù' }, travels: 2, departures: 9 },
      { kind: 'place', place: { id: 'JPN', name: 'Giappone' }, travels: 3, departures: 19 },
    ]);
    expect(names(whereOptions(typed('giap'), NO_LOOKUP, NO_CHOICES, popular))).toEqual([
      '“giap”',
      'Giappone',
    ]);
    expect(names(whereOptions(ANYWHERE, NO_LOOKUP, EXAMPLE_CHOICES, popular))[1]).toBe('Vietnam');
    expect(whereOptions(ANYWHERE, NO_LOOKUP, NO_CHOICES, [])).toEqual([]);
  });

  test('a text that finds nothing has no row, and one that finds trips alone has its own', () => {
    const nothing = { text: 'zzz', travels: 0, departures: 0, places: [] };
    const lookup: PlaceLookup = { ...answered('zzz'), found: nothing };
    expect(whereOptions(typed('zzz'), lookup, EXAMPLE_CHOICES, [])).toEqual([]);
    const trips = { ...lookup, found: { ...nothing, travels: 7, departures: 90 } };
    expect(names(whereOptions(typed('zzz'), trips, EXAMPLE_CHOICES, []))).toEqual(['“zzz”']);
  });

  test('until the answer is there it is those whose name holds the text, and the text without totals', () => {
    const options = whereOptions(typed(' MÉX '), NO_LOOKUP, EXAMPLE_CHOICES, []);
    expect(names(options)).toEqual(['“MÉX”', 'Mexico']);
    expect(options[0]).not.toHaveProperty('totals');
  });

  test('the answer says how many trips and departures each gives, the first row all of them', () => {
    expect(whereOptions(typed('jap'), answered('jap'), EXAMPLE_CHOICES, [])).toEqual([
      { kind: 'keyword', text: 'jap', totals: { travels: 4, departures: 30 } },
      {
        kind: 'place',
        place: { id: 'JPN', name: 'Japan' },
        area: 'asia',
        travels: 3,
        departures: 19,
      },
    ]);
  });

  test('RES-10 under other choices nothing is said that was counted without them', () => {
    const { found } = answered('jap');
    const places = [{ id: 'JPN', name: 'Japan', departures: 2 }];
    const narrowed = { ...answered('jap'), found: found && { ...found, places, isNarrowed: true } };
    const [keyword, japan] = whereOptions(typed('jap'), narrowed, EXAMPLE_CHOICES, []);
    expect(keyword).toEqual({ kind: 'keyword', text: 'jap' });
    expect(japan).toEqual({
      kind: 'place',
      place: { id: 'JPN', name: 'Japan' },
      area: 'asia',
      departures: 2,
    });
    const proposed = whereOptions(ANYWHERE, NO_LOOKUP, EXAMPLE_CHOICES, [], false);
    expect(names(proposed)).toEqual(['Japan', 'Vietnam', 'Peru', 'Mexico']);
    expect(proposed[0]).not.toHaveProperty('departures');
  });

  test('SRCH-03 the answer to an earlier text is not shown for another', () => {
    expect(names(whereOptions(typed('per'), answered('jap'), EXAMPLE_CHOICES, []))).toEqual([
      '“per”',
      'Peru',
    ]);
  });

  test('where a destination is chosen its name is no text that is looked for', () => {
    const chosen = destinationsAs([{ id: 'PER', name: 'Peru' }]);
    expect(names(whereOptions(chosen, NO_LOOKUP, EXAMPLE_CHOICES, []))[0]).toBe('Japan');
  });
});
