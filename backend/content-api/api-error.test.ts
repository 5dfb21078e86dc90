import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test.each([
  [3_600, '3600'],
  [undefined, null],
])('a refusal says when to ask again: %s', (retryAfterS, header) => {
  const answer = new ApiError('TOO_MANY_REQUESTS', 'Too many', { retryAfterS }).toResponse();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe(header);
});
