import { describe, expect, test } from 'vitest';
import { shownError } from './error-kind.ts';

const response = (status: number, data: unknown = null, statusText = '') => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('ERR-01 shownError', () => {
  test.each([
    { thrown: response(404), kind: 'notFound', statusCode: 404 },
    { thrown: response(410), kind: 'gone', statusCode: 410 },
    { thrown: response(503), kind: 'unavailable', statusCode: 503 },
    { thrown: response(400), kind: 'other', statusCode: 400 },
    { thrown: new Error('boom'), kind: 'other', statusCode: 500 },
    { thrown: undefined, kind: 'other', statusCode: 500 },
    // Of Chromium and Firefox, of Safari, and of code.
    { thrown: new TypeError('Failed to fetch'), kind: 'offline' },
    { thrown: new TypeError('NetworkError when attempting to fetch resource.'), kind: 'offline' },
    { thrown: new TypeError('Load failed'), kind: 'offline' },
    { thrown: new TypeError('Importing a module script failed.'), kind: 'offline' },
    { thrown: new TypeError('error loading dynamically imported module: /a.js'), kind: 'offline' },
    { thrown: new TypeError('Reading failed: /a.data'), kind: 'offline' },
    { thrown: new TypeError('x is undefined'), kind: 'other', statusCode: 500 },
  ])('$thrown is $kind', ({ thrown, kind, statusCode }) => {
    expect(shownError(thrown)).toMatchObject({ kind, statusCode: statusCode ?? 500 });
  });

  test.each([
    [{ counterpart: { path: '/reisen', title: 'Reisen' } }, { path: '/reisen', title: 'Reisen' }],
    [{ counterpart: null }, null],
    [{ counterpart: { path: 1 } }, null],
    ['text', null],
  ])('the page meant by what a loader threw with %j is %j', (data, counterpart) => {
    expect(shownError(response(404, data)).counterpart).toEqual(counterpart);
  });

  test.each([
    [new Error('boom'), 'boom'],
    [response(500, 'words of a loader'), 'words of a loader'],
    [response(502, { not: 'text' }, 'Bad Gateway'), 'Bad Gateway'],
    ['thrown text', ''],
  ])('the message of %o is %o', (thrown, message) => {
    expect(shownError(thrown).message).toBe(message);
  });
});
