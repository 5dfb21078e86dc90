import { describe, expect, test } from 'vitest';
import { pageEventSchema } from '../../contract/page-event.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import { countsOfEvent, emptySearchOf } from './count-events.ts';
import type { PageEvent } from './data-layer.ts';

const EVENT: PageEvent = {
  event: 'page-view',
  pageType: 'travel',
  travelName: 'Japan by rail',
  travelId: 'JPN',
  travelID: 'JPN',
  tourId: null,
  tourID: null,
  wishlisted: false,
  label: 'whatever was unfolded',
  sectionFrom: null,
};

test.each<[Partial<PageEvent>, object[]]>([
  [
    {},
    [
      { kind: 'page-view', key: 'travel' },
      { kind: 'travel-view', key: 'JPN' },
    ],
  ],
  [{ pageType: 'index', travelId: null }, [{ kind: 'page-view', key: 'index' }]],
  [{ event: 'read-more-open' }, [{ kind: 'read-more-open', key: 'travel' }]],
  [
    { event: 'search-opened', sectionFrom: 'menu', pageType: 'index' },
    [{ kind: 'search-opened', key: 'menu' }],
  ],
])('ANA-01 an event is counted without what it says of a person or a text: %#', (event, counts) => {
  const counted = countsOfEvent({ ...EVENT, ...event });
  expect(counted).toEqual(counts);
  for (const count of counted) expect(pageEventSchema.safeParse(count).success).toBe(true);
});

describe('ANA-01 what was searched for in vain', () => {
  const pageOf = (kind: string, data: object) =>
    ({ page: { kind, data: { total: 0, isFailed: false, filters: {}, ...data } } }) as LoadedData;

  test.each([
    [pageOf('search', { filters: { textSearch: ' Atlantis ' } }), 'atlantis'],
    [pageOf('search', { filters: { destinationId: ['JPN'], continentId: ['EU'] } }), 'JPN EU'],
    [pageOf('search', { filters: { dateFrom: '2027-01-01' } }), '(filters)'],
    [pageOf('search', { filters: { textSearch: 'x'.repeat(300) } }), 'x'.repeat(100)],
    [pageOf('search', { total: 1, filters: { textSearch: 'japan' } }), null],
    // Without an answer nobody knows what there is.
    [pageOf('search', { isFailed: true, filters: { textSearch: 'japan' } }), null],
    [pageOf('travel', {}), null],
  ])('%#', (data, key) => expect(emptySearchOf(data)).toBe(key));
});
