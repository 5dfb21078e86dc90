import { describe, expect, test } from 'vitest';
import { metaOf } from './meta.ts';

const ROOT = {
  id: 'root',
  data: {
    brand: { name: 'Cordata' },
    errorTitles: { notFound: 'Lost', gone: 'Gone', unavailable: 'Later', other: 'Error' },
  },
};

describe('ERR-01 the head of an error page', () => {
  test.each([
    [404, 'Lost | Cordata'],
    [410, 'Gone | Cordata'],
    [503, 'Later | Cordata'],
    [502, 'Error | Cordata'],
  ])('a %i has the title %s', (status, title) => {
    const error = { status, statusText: '', internal: false, data: null };
    expect(metaOf(undefined, [ROOT], error)).toContainEqual({ title });
  });

  test('so has what a component threw, and no search engine keeps it', () => {
    const head = metaOf(undefined, [ROOT], new Error('broken'));
    expect(head).toEqual([{ title: 'Error | Cordata' }, { name: 'robots', content: 'noindex' }]);
  });

  test('without the root loader’s data there is none', () => {
    expect(metaOf(undefined, [], new Error('broken'))).toEqual([]);
  });
});
