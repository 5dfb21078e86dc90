import { describe, expect, test } from 'vitest';
import { exampleArguments } from '../../test/support/page-loader-arguments.ts';
import type { ApiResult } from '../api/api-result.ts';
import { requireData } from './define-page.server.ts';

const asked = await exampleArguments({ marketId: 'it', path: '/viaggi/giappone' });
const missing = { outcome: 'missing', isGone: false } as const;
const refused = { outcome: 'refused', message: '' } as const;

describe('ERR-01 RTE-07 a call that a page cannot do without', () => {
  test.each<readonly [string, ApiResult<never>, number, Readonly<Record<string, string>>]>([
    ['knows of no such thing', missing, 404, {}],
    ['knows that it is gone', { ...missing, isGone: true }, 410, {}],
    [
      'leads elsewhere',
      { outcome: 'redirect', redirect: { status: 301, to: '/viaggi/cina' } },
      301,
      { location: '/viaggi/cina' },
    ],
    ['is refused', { ...refused, key: 'INVALID' }, 502, {}],
    ['comes too often', { ...refused, key: 'TOO_MANY_REQUESTS' }, 503, {}],
    ['has no answer', { outcome: 'unavailable', reason: 'late' }, 503, { 'retry-after': '5' }],
  ])('%s: %j is answered by %i %j', (_, result, status, headers) => {
    expect(answerTo(result).status).toBe(status);
    expect(Object.fromEntries(answerTo(result).headers)).toMatchObject(headers);
  });

  test('offers what there is in place of what is gone', async () => {
    const answer = answerTo({ ...missing, isGone: true, alternatives: [] });
    expect([answer.status, await answer.json()]).toEqual([410, { alternatives: [] }]);
  });

  test('has the data', () => expect(requireData({ outcome: 'success', data: 1 }, asked)).toBe(1));
});

function answerTo(result: ApiResult<never>): Response {
  try {
    requireData(result, asked);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error('It has data');
}
