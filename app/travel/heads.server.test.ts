import { expect, test } from 'vitest';
import { redirectToPresent, travelAlternates } from './heads.server.ts';

test('SEO-01 leaves out the markets whose language the travel has no slug in', () => {
  expect(travelAlternates('travels-travel', { it: 'islanda', en: 'iceland' })).toEqual({
    international: '/destinations/iceland',
    it: '/viaggi/islanda',
    'en-WE': '/destinations/iceland',
    'en-US': '/destinations/iceland',
  });
});

test('SEO-01 keeps the parameters beside the slug', () => {
  expect(
    travelAlternates('travels-travel-tour', { de: 'island' }, { tour: 'ISL-20270605' }),
  ).toEqual({ de: '/reisen/island/ISL-20270605' });
});

const PRESENT = '/viaggi/per%C3%B9';

function locationOf(address: string): string | null {
  try {
    redirectToPresent(new URL(address, 'https://cordata.it'), PRESENT);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(301);
    return thrown.headers.get('location');
  }
}

test.each([
  [PRESENT, null],
  ['/Viaggi/PER%C3%B9?a=1', null],
  ['/viaggi/old', PRESENT],
  ['/viaggi/old?a=1&b=%20', `${PRESENT}?a=1&b=%20`],
  ['/viaggi/old?a=%00x%00&b%00=2', `${PRESENT}?a=x&b=2`],
])('RTE-06 %s leads to %s', (address, expected) => expect(locationOf(address)).toBe(expected));
