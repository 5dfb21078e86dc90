/**
 * Images of the gallery's examples: `/dev/resource/{size}/{id}/{scene}` is a poster of that scene, the same
 * at any size and in no database.
 */
import { drawPoster, SCENES, type Scene } from '@cordata/posters';

const FOR_AN_HOUR = 'public, max-age=3600';

/** A gallery asks for the same few again and again. */
const drawn = new Map<Scene, string>();

/** The answer to a request for the path; 404 where it ends in no scene. */
export function examplePoster(path: string): Response {
  const name = path.split('/').at(-1);
  const scene = SCENES.find((each) => each === name);
  if (!scene) return new Response('Not Found', { status: 404 });
  const svg = drawn.get(scene) ?? drawPoster({ scene, palette: 'day', seed: 1 }, 'wide');
  drawn.set(scene, svg);
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': FOR_AN_HOUR },
  });
}
