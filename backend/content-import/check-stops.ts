/**
 * Stops of the itineraries across languages: a place is called the same on each of its days, and a title
 * names no place that its travel does not visit.
 */
import { LANGUAGES, type Language } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { isNamed } from './is-named.ts';
import type { TravelDraft } from './read-travel.ts';
import type { TravelWords } from './travel-content.ts';

export function checkStops(files: ContentFiles, drafts: readonly TravelDraft[]): void {
  for (const language of LANGUAGES) {
    const places = new Set(
      drafts.flatMap(({ words }) => words[language]?.days.map(({ place }) => place) ?? []),
    );
    for (const draft of drafts) {
      const words = draft.words[language];
      if (!words) continue;
      checkNames(files, draft, language, words);
      const file = files.path('travels', draft.name, `${language}.yaml`);
      for (const place of placesIn(words.title, places)) {
        if (speaksOf(words, place)) continue;
        files.report(file, 'title', `names ${place}, which no day of the travel speaks of`);
      }
    }
  }
}

/** The same key is the same place: two names for it would be two stops to the reader. */
function checkNames(
  files: ContentFiles,
  { name, facts }: TravelDraft,
  language: Language,
  words: TravelWords,
): void {
  const names = new Map<string, string>();
  for (const [index, { place }] of (facts?.days ?? []).entries()) {
    const told = words.days[index]?.place;
    if (told === undefined) continue;
    const before = names.get(place);
    if (before !== undefined && before !== told) {
      const file = files.path('travels', name, `${language}.yaml`);
      files.report(file, `days.${index}.place`, `calls ${place} ${told}, and ${before} before`);
    }
    names.set(place, told);
  }
}

function placesIn(title: string, places: ReadonlySet<string>): string[] {
  return [...places].filter((place) => isNamed(place, title));
}

/** Where it goes may hold the name of a place elsewhere: "Corea del Sur", and Sur in Oman. */
function speaksOf({ days, destinationLabel }: TravelWords, place: string): boolean {
  if (isNamed(place, destinationLabel)) return true;
  return days.some((day) => day.place === place || isNamed(place, day.title, day.text));
}
