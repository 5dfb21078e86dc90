import { describe, expect, test } from 'vitest';
import { eventOfAddress, pageFields, seatLabelOf } from './start-events.ts';
import type { RootData } from '../i18n/site.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';

const address = (search: string) => ({ pathname: '/viaggi/giappone', search });

describe('ANA-01 what the address tells of', () => {
  test.each([
    ['', '?modal=gallery&type=a', 'gallery-interaction', 'a', 'itinerary'],
    ['?month=2027-05', '?month=2027-05&modal=gallery', 'gallery-interaction', null, 'itinerary'],
    // By an arrow of the gallery or its key.
    ['?modal=gallery&type=a', '?modal=gallery&type=b', 'gallery-interaction', 'b', 'gallery'],
    ['', '?modal=travel-description', 'read-more-open', 'travel-description', 'itinerary'],
    [
      '?modal=faqs',
      '?modal=travel-detail-description',
      'read-more-open',
      'travel-detail-description',
      'itinerary',
    ],
  ])('%s to %s', (before, now, event, label, sectionFrom) => {
    const heard = eventOfAddress(address(before), address(now), 'itinerary');
    expect(heard).toEqual({ event, label, sectionFrom });
  });

  test.each([
    ['?modal=gallery&type=a', ''],
    ['?modal=gallery&type=a', '?modal=gallery&type=a&month=2027-05'],
    ['', '?modal=faqs'],
    ['', '?type=a'],
    ['', '?month=2027-05'],
  ])('nothing: %s to %s', (before, now) => {
    expect(eventOfAddress(address(before), address(now), null)).toBeNull();
  });
});

const root = { marketId: 'it' } as RootData;
const NOTHING = { root, page: undefined, booking: undefined };
const travel = { id: 'giappone', title: 'Giappone in treno', code: 'JPN' };

/** As much of a page as is read. */
const pageOf = (kind: string, data: object = {}) =>
  ({ ...NOTHING, page: { kind, data } }) as LoadedData;

const tour = (available: object | null) =>
  pageOf('tour', { travel, departure: { code: 'JPN-20270412' }, available });

const IDS = { travelId: 'JPN', travelID: 'JPN', tourId: 'JPN-20270412', tourID: 'JPN-20270412' };

describe('ANA-01 what events tell of the page', () => {
  test.each([
    ['travel', pageOf('travel', { travel }), { ...IDS, tourId: null, tourID: null }],
    ['itinerary', pageOf('itinerary', { travel }), { ...IDS, tourId: null, tourID: null }],
    ['tour', tour({ seatLabel: null }), IDS],
    [
      'booking',
      { ...NOTHING, booking: { tour: { travel, code: IDS.tourId } } } as unknown as LoadedData,
      { ...IDS, travelId: null, travelID: null },
    ],
  ])('%s: which travel and tour it is about', (pageType, data, ids) => {
    expect(pageFields(data, '/x')).toEqual({
      pageType,
      travelName: travel.title,
      ...ids,
      wishlisted: false,
    });
  });

  test.each([
    [pageOf('custom-page'), '/', 'index'],
    [pageOf('custom-page'), '/viaggi', 'travels'],
    [pageOf('search'), '/cerca', 'search'],
    [pageOf('custom-page'), '/una-pagina', 'custom-page'],
    [NOTHING, '/cookies', 'other'],
    // An error page without its root.
    [{ ...NOTHING, root: undefined }, '/viaggi', 'other'],
  ])('of others its type alone: %#', (data, pathname, pageType) => {
    expect(pageFields(data, pathname)).toEqual({
      pageType,
      travelName: null,
      travelId: null,
      travelID: null,
      tourId: null,
      tourID: null,
      wishlisted: false,
    });
  });

  test.each([
    ['travel', pageOf('travel', { travel }), true],
    ['itinerary', pageOf('itinerary', { travel: { ...travel, id: 'islanda' } }), false],
    ['tour', tour(null), true],
    ['other tour', pageOf('tour', { travel, departure: { code: 'JPN-20270501' } }), false],
    ['none', pageOf('search'), false],
  ])('WISH-01 whether it is saved: %s', (_, data, wishlisted) => {
    const saved = {
      travelIds: ['giappone'],
      tours: [{ code: IDS.tourId, travelId: 'giappone' }],
      alerts: [],
    };
    const told = pageFields({ ...data, root: { ...root, saved } }, '/x');
    expect(told.wishlisted).toBe(wishlisted);
  });

  test.each([
    [tour({ seatLabel: 'notConfirmedTour' }), 'notConfirmedTour'],
    [tour({ seatLabel: 'confirmedTour' }), 'confirmedTour'],
    [tour({ seatLabel: null }), null],
    [tour(null), null],
    [pageOf('travel', { travel }), null],
  ])('TRV-04 the seat label of a tour: %#', (data, label) => {
    expect(seatLabelOf(data)).toBe(label);
  });
});
