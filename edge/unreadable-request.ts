/** The answer where no `Request` can be made of what came: a host or an address that is none (SEC-04). */
import type { Settings } from '../config/settings.ts';
import { securityHeaders } from './security-headers.ts';

/** For Hono's adapter, which would answer without the headers of every answer. */
export function answerUnreadable(
  settings: Pick<Settings, 'origins' | 'isIndexed'>,
): (error: unknown) => Response {
  return (error) => {
    // The adapter's own error, which it does not export.
    const isTheirs = error instanceof Error && error.name === 'RequestError';
    const [text, status] = isTheirs ? ['Bad Request', 400] : ['Internal Server Error', 500];
    return new Response(text as string, {
      status: status as number,
      headers: securityHeaders(settings),
    });
  };
}
