/**
 * Answers with what a page's scripts go on from (docs/decisions/0032). Its name is its hash, so that it may be
 * kept for ever; one that the page has no more is not there.
 */
import { PAGE_DATA_TYPE } from '../contract/page-data.ts';
import { DAY_S } from '../domain/durations.ts';
import { bestEncoding } from './compress.ts';
import type { KeptState } from './kept-state.ts';

export interface StateReader {
  readonly isHead: boolean;
  readonly acceptEncoding: string | undefined;
  /** Whether it is that of a page which everybody sees. */
  readonly isForAll: boolean;
}

export async function answerState(
  state: KeptState | undefined,
  { isHead, acceptEncoding, isForAll }: StateReader,
): Promise<Response> {
  if (!state) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const encoding = bestEncoding(acceptEncoding);
  const body = (await state.body.get(encoding)) as Buffer<ArrayBuffer>;
  return new Response(isHead ? null : body, {
    headers: {
      'content-type': `${PAGE_DATA_TYPE}; charset=utf-8`,
      'content-length': String(body.length),
      'cache-control': `${isForAll ? 'public' : 'private'}, max-age=${DAY_S}, immutable`,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}
