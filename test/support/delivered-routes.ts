/** The days of all travels that there are, with the names of their places in a language: what maps are of. */
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../domain/market.ts';
import type { exampleTravel } from './example-tours.ts';

export interface DeliveredRoute {
  readonly slug: string;
  readonly days: ReturnType<typeof exampleTravel>['days'];
}

export function deliveredRoutes(language: Language): readonly DeliveredRoute[] {
  return readdirSync('content/travels').map((slug) => {
    const { days } = read(`${slug}/travel.yaml`) as Pick<DeliveredRoute, 'days'>;
    const words = read(`${slug}/${language}.yaml`) as { readonly days: { place: string }[] };
    const named = days.map((each, index) => {
      const place = words.days[index]?.place;
      if (!place) throw new Error(`${slug} has no place of day ${index + 1} in ${language}`);
      return { ...each, day: index + 1, place };
    });
    return { slug, days: named };
  });
}

function read(file: string): unknown {
  return parse(readFileSync(`content/travels/${file}`, 'utf8'));
}
