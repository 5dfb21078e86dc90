import { expect, test } from 'vitest';
import { scrollKeyOf, stepToModal, wasOpenedHere } from './modal-opener.ts';

const PAGE = { key: 'page', state: null, pathname: '/viaggi/x', search: '', hash: '' };

test('LAY-11 a modal is a step of its own, scrolled as the page that it was opened over', () => {
  const step = stepToModal(PAGE);
  const modal = { key: 'modal', state: step.state, hash: '' };
  expect(step.replace).toBe(false);
  expect(wasOpenedHere(modal.state)).toBe(true);
  expect(scrollKeyOf(modal)).toBe('page');
});

test('LAY-11 a modal over a modal is the same step', () => {
  const state = { openedOver: 'page' };
  const step = stepToModal({ ...PAGE, key: 'modal', search: '?modal=gallery', state });
  expect(step).toMatchObject({ replace: true, state });
});

test.each([null, undefined, 'openedOver', { _isRedirect: true }])(
  'LAY-11 a step that says %o was not opened by a link, and is scrolled by itself',
  (state) => {
    expect(wasOpenedHere(state)).toBe(false);
    expect(scrollKeyOf({ key: 'own', state, hash: '' })).toBe('own');
  },
);

test('TRV-06 links to parts of a page that the browser follows have no place that they lead back to', () => {
  const part = { key: 'default', state: null, hash: '#costs' };
  expect(scrollKeyOf(part)).not.toBe(scrollKeyOf(part));
  expect(scrollKeyOf({ ...part, hash: '' })).toBe('default');
});
