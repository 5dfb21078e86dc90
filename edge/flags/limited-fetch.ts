/**
 * `fetch` to a service that a page can do without: it ends in time, and a service that is away is not waited
 * for again and again (architecture, Faults). One request at a time tries whether it is back.
 */

export interface FetchLimits {
  readonly timeoutMs: number;
  /** How long it is left alone after a failure. */
  readonly restMs: number;
}

/** A service that failed just now, and was not asked. */
class ServiceAway extends Error {
  override name = 'ServiceAway';
}

/** Answers whole; it rejects with `ServiceAway`, or with what the failure was. */
export function limitedFetch({ timeoutMs, restMs }: FetchLimits): typeof fetch {
  let restsUntil = -Infinity;
  let isAway = false;
  let isTrying = false;
  return async (input, init) => {
    if (isAway && (isTrying || performance.now() < restsUntil)) throw new ServiceAway();
    const isTry = isAway;
    if (isTry) isTrying = true;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(input, { ...init, signal, redirect: 'error' });
      // Within the time, too: a service may hang between its headers and its body.
      const body = await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`The service answered ${answer.status}`);
      isAway = false;
      return new Response(body.byteLength > 0 ? body : null, answer);
    } catch (error) {
      isAway = true;
      restsUntil = performance.now() + restMs;
      throw error;
    } finally {
      if (isTry) isTrying = false;
    }
  };
}
