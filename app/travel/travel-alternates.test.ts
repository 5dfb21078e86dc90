import { expect, test } from 'vitest';
import { travelAlternates } from './travel-alternates.ts';

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
