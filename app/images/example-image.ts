/** Images for examples: `/dev/resource` of the demonstration draws the poster of the scene. */
import type { Image } from '../../contract/image.ts';
import { AREAS, type Area } from '../../domain/continent.ts';
import type { Scene } from '@cordata/posters';

export function exampleImage(scene: Scene): Image {
  return {
    id: `example-${scene}`,
    baseUrl: '/dev',
    seoName: scene,
    title: scene,
    altText: scene,
    colour: '#ffe3c2',
    desktop: { id: '0'.repeat(16), width: 1600, height: 1000 },
    mobile: null,
  };
}

const SCENES_OF_AREAS: Readonly<Record<Area, Scene>> = {
  asia: 'terraces',
  europe: 'fjord',
  america: 'volcano',
  africa: 'savanna',
  oceania: 'reef',
  antarctica: 'ice',
};

export const EXAMPLE_AREA_IMAGES = Object.fromEntries(
  AREAS.map((area) => [area, exampleImage(SCENES_OF_AREAS[area])]),
) as Record<Area, Image>;
