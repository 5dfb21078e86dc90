/** Who leads travels and their written departures: people who are there, each with one group at a time (TRV-10). */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { areTooClose } from '../../domain/rota.ts';
import type { ContentFiles } from './content-files.ts';
import { writtenFile } from './departure-content.ts';
import { didYouMean } from './did-you-mean.ts';
import type { TravelDraft } from './read-travel.ts';

interface WrittenGroup {
  readonly file: string;
  readonly field: string;
  readonly person: string;
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
}

export function checkLeaders(
  files: ContentFiles,
  drafts: readonly TravelDraft[],
  coordinatorIds: ReadonlySet<string>,
): void {
  const check = (file: string, field: string, id: string) => {
    if (coordinatorIds.has(id)) return;
    files.report(file, field, `there is no coordinator ${id}${didYouMean(id, coordinatorIds)}`);
  };
  for (const { name, facts } of drafts) {
    if (!facts) continue;
    const file = files.path('travels', name, 'travel.yaml');
    check(file, 'coordinator', facts.coordinator);
    for (const [index, id] of facts.alsoLedBy.entries()) {
      check(file, `alsoLedBy.${index}`, id);
      const isTwice = id === facts.coordinator || facts.alsoLedBy.indexOf(id) < index;
      if (isTwice) files.report(file, `alsoLedBy.${index}`, `${id} is there twice`);
    }
  }
  const groups = drafts.flatMap((draft) => writtenGroups(files, draft));
  for (const { file, field, person } of groups) check(file, field, person);
  checkOneAtATime(files, groups);
}

/** Written departures that say who leads them. */
function writtenGroups(files: ContentFiles, { name, facts }: TravelDraft): WrittenGroup[] {
  if (!facts || !('dates' in facts.departures)) return [];
  return facts.departures.dates.flatMap(({ date, coordinator, status }, index) =>
    coordinator === undefined || status === 'withdrawn'
      ? []
      : {
          file: writtenFile(files, name),
          field: `${index}.coordinator`,
          person: coordinator,
          startingDate: date,
          endingDate: addDays(date, facts.days.length - 1),
        },
  );
}

function checkOneAtATime(files: ContentFiles, groups: readonly WrittenGroup[]): void {
  for (const [index, group] of groups.entries()) {
    const earlier = groups
      .slice(0, index)
      .find((other) => other.person === group.person && areTooClose(other, group));
    if (!earlier) continue;
    const { person, file, field } = group;
    files.report(
      file,
      field,
      `${person} leads another group then, from ${earlier.startingDate} to ${earlier.endingDate}`,
    );
  }
}
