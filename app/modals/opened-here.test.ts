import { expect, test } from 'vitest';
import { openedOver, scrollKeyOf, wasOpenedHere } from './opened-here.ts';

const PAGE = { key: 'page', state: null };

test('LAY-11 a modal is a step of its own, scrolled as the page that it was opened over', () => {
  const modal = { key: 'modal', state: openedOver(PAGE) };
  expect(wasOpenedHere(modal.state)).toBe(true);
  expect(scrollKeyOf(modal)).toBe('page');
});

test.each([null, undefined, 'openedOver', { _isRedirect: true }])(
  'LAY-11 a step that says %o was not opened by a link, and is scrolled by itself',
  (state) => {
    expect(wasOpenedHere(state)).toBe(false);
    expect(scrollKeyOf({ key: 'own', state })).toBe('own');
  },
);
