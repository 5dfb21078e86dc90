/**
 * Meet-ups: `content/wemeet/{id}.yaml`, where people get to know each other before they travel
 * (MEET-01). Each says by a rule when it takes place; the dated events are made of it.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { CLOCK_TIME } from '../../domain/clock-time.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { americanOverride } from './american-english.ts';
import type { ContentFiles } from './content-files.ts';
import { didYouMean } from './did-you-mean.ts';
import { countrySchema, hasFields, slugSchema, wordsInLanguages } from './shared-schemas.ts';

const FOLDER = 'wemeet';
/** Within 60 days each has a turn at least, in its months. */
const MAXIMUM_WEEKS = 8;
/** "Of hours to a day" (CMS-07). */
const MINUTES = { min: 60, max: 24 * 60 } as const;

const words = z.strictObject({
  /** The city's name in the language. */
  city: z.string().trim().min(2).max(40),
  title: z.string().trim().min(3).max(70),
  /** A public place, as one would ask for it there. */
  meetingPoint: z.string().trim().min(3).max(120),
  /** What one does, and how one finds the others. */
  text: z.string().trim().min(40).max(500),
});

const ruleSchema = z
  .strictObject({
    /** 0 is Sunday. */
    weekday: z.literal([0, 1, 2, 3, 4, 5, 6]),
    /** By the clocks of the place. */
    time: z.string().regex(CLOCK_TIME, 'is no time such as 19:30'),
    minutes: z.int().min(MINUTES.min).max(MINUTES.max),
    everyWeeks: z.int().min(1).max(MAXIMUM_WEEKS),
    /** Which of these weeks, from 0: weeks are counted from a fixed Monday. */
    firstWeek: z.int().min(0),
    /** Months in which it takes place, 1 to 12: a picnic has no winter. All of them where none is named. */
    months: z.array(z.int().min(1).max(12)).min(1).optional(),
  })
  .refine(({ everyWeeks, firstWeek }) => firstWeek < everyWeeks, {
    path: ['firstWeek'],
    message: 'is less than everyWeeks',
    when: hasFields,
  });

const meetupContentSchema = z.strictObject({
  id: slugSchema,
  /** Id of the city, the same in all of its meet-ups. */
  city: slugSchema,
  /** ISO 3166 alpha-3. */
  country: countrySchema,
  timeZone: z.string().refine(isTimeZone, 'is no time zone such as Europe/Rome'),
  /** Of the meeting point. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** ISO 639-1 codes of what is spoken. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  /** Id of the coordinator who receives people. */
  host: z.string(),
  /** Ids of coordinators who do so in turn while the host is travelling, the first who can. */
  alsoHostedBy: z.array(z.string()).optional(),
  rule: ruleSchema,
  /** How many people can come, the host apart. */
  places: z.int().min(2).max(60),
  /** Who likes to come. Only those who agreed are ever named. */
  attendees: z.array(
    z.strictObject({ name: z.string().trim().min(1).max(40), hasConsented: z.boolean() }),
  ),
  words: wordsInLanguages(words),
});
export type MeetupContent = z.infer<typeof meetupContentSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The meet-ups, as far as there are any. @param coordinators ids of those that there are */
export function readMeetups(
  files: ContentFiles,
  coordinators: ReadonlySet<string>,
): readonly MeetupContent[] {
  const folder = files.path(FOLDER);
  // A company that begins has none.
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  const meetups = names.flatMap((name) => {
    const file = files.path(FOLDER, name);
    const meetup = files.check(file, files.load(file), meetupContentSchema);
    if (!meetup) return [];
    if (`${meetup.id}.yaml` !== name) files.report(file, 'id', 'differs from the name of the file');
    checkHosts(files, file, meetup, coordinators);
    return [meetup];
  });
  checkCities(files, meetups);
  return meetups.map((meetup) => ({ ...meetup, words: withAmerican(meetup.words, files) }));
}

/** They are there, and each is named once. */
function checkHosts(
  files: ContentFiles,
  file: string,
  { host, alsoHostedBy = [] }: MeetupContent,
  coordinators: ReadonlySet<string>,
): void {
  const check = (field: string, id: string) => {
    if (coordinators.has(id)) return;
    files.report(file, field, `there is no coordinator ${id}${didYouMean(id, coordinators)}`);
  };
  check('host', host);
  for (const [index, id] of alsoHostedBy.entries()) {
    check(`alsoHostedBy.${index}`, id);
    const isTwice = id === host || alsoHostedBy.indexOf(id) < index;
    if (isTwice) files.report(file, `alsoHostedBy.${index}`, `${id} is there twice`);
  }
}

function withAmerican(all: MeetupContent['words'], { respell }: ContentFiles) {
  return { ...all, 'en-US': americanOverride(all.en, all['en-US'], respell) };
}

/** A city is one thing, whichever of its meet-ups one reads: country, clocks and names are the same. */
function checkCities(files: ContentFiles, meetups: readonly MeetupContent[]): void {
  for (const ofCity of Map.groupBy(meetups, ({ city }) => city).values()) {
    const [first, ...others] = ofCity;
    for (const other of others) {
      const file = files.path(FOLDER, `${other.id}.yaml`);
      const differ = (field: string) =>
        files.report(file, field, `differs from that of ${first?.id}, in the same city`);
      if (other.country !== first?.country) differ('country');
      if (other.timeZone !== first?.timeZone) differ('timeZone');
      for (const language of LANGUAGES) {
        if (other.words[language]?.city !== first?.words[language]?.city) {
          differ(`words.${language}.city`);
        }
      }
    }
  }
}
