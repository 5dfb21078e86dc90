import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/market.ts';
import { deliveredRoutes } from '../../test/support/delivered-routes.ts';
import { routeOf } from './route-stops.ts';
import { type RouteView, routeViewOf } from './route-view.server.ts';
import { dayClip, type DayClip } from './stop-map.tsx';

describe('LAY-10 the map of a day', () => {
  test.each(LANGUAGES)('%s: names where each day of each travel is', (language) => {
    const clips = allClips(language);
    expect(clips.length).toBeGreaterThan(400);
    const nameless = clips.filter(({ clip }) => !clip?.here.name);
    expect(nameless.map(({ slug, day }) => `${slug} ${day}`)).toEqual([]);
    // And of most days where they come from, or go on to.
    const alone = clips.filter(({ clip }) => !clip?.other?.name);
    expect(alone.length).toBeLessThan(clips.length / 4);
  });

  test('is all map: none of it lies beyond its edges', () => {
    for (const { clip, view } of allClips('en')) {
      if (!clip) continue;
      const [left, top] = clip.start;
      expect(left).toBeLessThanOrEqual(0);
      expect(left + clip.width).toBeGreaterThanOrEqual(100 - 0.01);
      const height = clip.width * (view.height / view.width) * (4 / 3);
      expect(top).toBeLessThanOrEqual(0);
      expect(top + height).toBeGreaterThanOrEqual(100 - 0.01);
    }
  });

  test('has both ends of a way, and of a day that stays where it goes on to', () => {
    const days = [day(1, 'Lima'), day(2, 'Cusco', 3), day(3, 'Cusco', 3)];
    const view = routeViewOf({ slug: 'a', days });
    if (!view) throw new Error('It goes somewhere');
    const ends = days.map(({ day }) => {
      const clip = dayClip(view, days, day);
      return [clip?.here.name?.text, clip?.other?.name?.text];
    });
    expect(ends).toEqual([
      ['Lima', 'Cusco'],
      ['Cusco', 'Lima'],
      ['Cusco', 'Lima'],
    ]);
  });
});

interface OfDay {
  readonly slug: string;
  readonly day: number;
  readonly view: RouteView;
  readonly clip: DayClip | null;
}

function allClips(language: (typeof LANGUAGES)[number]): readonly OfDay[] {
  return deliveredRoutes(language).flatMap((travel) => {
    const view = routeViewOf(travel);
    if (!view || routeOf(travel.days).stops.length < 2) return [];
    const { slug, days } = travel;
    return days.map(({ day }) => ({ slug, day, view, clip: dayClip(view, days, day) }));
  });
}

function day(number: number, place: string, away = 0) {
  const [travel] = deliveredRoutes('en');
  const first = travel?.days[0];
  if (!first) throw new Error('There are travels');
  const { latitude, longitude } = first;
  return {
    ...first,
    day: number,
    place,
    latitude: latitude + away / 3,
    longitude: longitude + away,
    transport: 'bus' as const,
  };
}
