/**
 * A backslash in the path, encoded: no browser sends one, and Hono's adapter would refuse it in words of its
 * own before anything of ours sees it. Encoded it is refused as any path that is none (SEC-03).
 */
import type { RequestListener } from 'node:http';

export function encodeBackslashes(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '' } = request;
    if (url.includes('\\')) {
      const [path = '', ...query] = url.split('?');
      request.url = [path.replaceAll('\\', '%5C'), ...query].join('?');
    }
    listener(request, response);
  };
}
