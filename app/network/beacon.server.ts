/** What a browser sends without waiting for an answer: events of a page (ANA-01), errors (ERR-02). */
import type { z } from 'zod';
import { textWithin } from '../../contract/text-within.ts';

const MOST_BYTES = 4 * 1024;

/** The answer to a beacon: nobody reads it, but who looks at the network. */
export function beaconAnswer(status: 204 | 400 | 413 | 429 | 503, headers?: HeadersInit): Response {
  return new Response(null, { status, headers });
}

/** The body of a beacon, or the answer to one that is too large, not JSON or of another shape. */
export async function readBeacon<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | Response> {
  if (Number(request.headers.get('content-length')) > MOST_BYTES) return beaconAnswer(413);
  try {
    const text = await textWithin(request, MOST_BYTES);
    if (text === null) return beaconAnswer(413);
    return schema.parse(JSON.parse(text));
  } catch {
    return beaconAnswer(400);
  }
}
