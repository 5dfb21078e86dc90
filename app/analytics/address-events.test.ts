import { describe, expect, test } from 'vitest';
import { eventOfAddress } from './address-events.ts';

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
