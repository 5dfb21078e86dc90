import { ProviderUnavailable } from './login-faults.ts';

/**
 * The result of the work, unless it takes longer.
 * @throws ProviderUnavailable when the time is over. The work goes on unheard: the library's own calls
 *   cannot be given a signal to stop.
 */
export function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProviderUnavailable('no answer in time')), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
