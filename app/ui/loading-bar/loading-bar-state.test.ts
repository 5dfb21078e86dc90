import { describe, expect, test } from 'vitest';
import {
  LOADING_FILL_MS,
  LOADING_THROTTLE_MS,
  loadingBarTime,
  nextLoadingBarState,
  type LoadingBarEvent,
  type LoadingBarState,
} from './loading-bar-state.ts';

describe('LAY-13 the loading bar', () => {
  test.each<[name: string, events: LoadingBarEvent[], states: LoadingBarState[]]>([
    ['is not seen where a page comes at once', ['begin', 'end'], ['waiting', 'idle']],
    [
      'fills, and finishes when the page came or failed',
      ['begin', 'time-over', 'end', 'time-over'],
      ['waiting', 'filling', 'finishing', 'idle'],
    ],
    [
      'stays full while a page takes longer',
      ['begin', 'time-over', 'time-over', 'end'],
      ['waiting', 'filling', 'filling', 'finishing'],
    ],
    [
      'begins anew where the next navigation follows at once',
      ['begin', 'time-over', 'end', 'begin', 'time-over'],
      ['waiting', 'filling', 'finishing', 'waiting', 'filling'],
    ],
    [
      'goes on where one navigation takes the place of another',
      ['begin', 'begin', 'time-over', 'begin'],
      ['waiting', 'waiting', 'filling', 'filling'],
    ],
    ['stays away where nothing loads', ['end', 'time-over'], ['idle', 'idle']],
  ])('%s', (_name, events, states) => {
    let state: LoadingBarState = 'idle';
    expect(events.map((event) => (state = nextLoadingBarState(state, event)))).toEqual(states);
  });

  test('is throttled by 200 ms and fills over 5 s', () => {
    expect(loadingBarTime('waiting')).toBe(200);
    expect([LOADING_THROTTLE_MS, LOADING_FILL_MS]).toEqual([200, 5000]);
    expect(loadingBarTime('filling')).toBeNull();
    expect(loadingBarTime('idle')).toBeNull();
  });
});
