/**
 * What a fetcher was answered last; undefined while a form of it is on its way.
 *
 * Remix keeps `data` outside of React, which may drop a render that has already seen it: an effect of `data` alone is
 * left out then, and the answer never told.
 */
export function fetchedAnswer<Answer>({
  data,
  state,
}: {
  readonly data: Answer;
  readonly state: string;
}): Answer | undefined {
  return state === 'idle' ? data : undefined;
}
