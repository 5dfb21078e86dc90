/**
 * `/route-maps/{slug}.svg?v=…`: the drawing of a travel's route (TRV-06). The version is a hash of the drawing's
 * input, so with the current version the file is immutable; otherwise it must be revalidated.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { apiOf } from '../api/request-api.server.ts';
import { slugOfRouteMap } from '../route-map/route-map-address.ts';
import { routeDrawing, routeVersion } from '../route-map/route-view.server.ts';
import { fileResponse } from '../seo/file-response.server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Opened as a document, the file runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Finished drawings, by version: a few kilobytes each. */
const drawings = new LRUCache<string, string>({ max: 500 });

/** @throws Response 404 for a travel without a map, 503 when the backend does not answer */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const slug = slugOfRouteMap(params.file ?? '');
  if (!slug) throw new Response('Not Found', { status: 404 });
  const found = await (await apiOf(request, context)).travel(slug);
  if (found.outcome === 'unavailable') throw new Response('Service Unavailable', { status: 503 });
  if (found.outcome !== 'success') throw new Response('Not Found', { status: 404 });

  const travel = found.data.data;
  const version = routeVersion(travel);
  const drawing = drawings.get(version) ?? routeDrawing(travel);
  if (drawing === null) throw new Response('Not Found', { status: 404 });
  drawings.set(version, drawing);
  const answer = await fileResponse(
    request,
    { tag: `"${version}"`, type: 'image/svg+xml' },
    () => drawing,
  );
  answer.headers.set('content-security-policy', POLICY);
  if (new URL(request.url).searchParams.get('v') === version) {
    answer.headers.set('cache-control', IMMUTABLE);
  }
  return answer;
}
