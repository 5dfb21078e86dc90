import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { LANGUAGES } from '../../domain/market.ts';
import { NO_COUNTRY } from '../../test/support/no-country.ts';
import { createSmallContent, type SmallContent } from '../../test/support/small-content.ts';
import { ContentInvalid } from './content-invalid.ts';
import { readContent } from './read-content.ts';

const text = 'We walk from fountain to fountain and talk, with grey skies or without.';

function meetup(id: string) {
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { city: `Rome (${language})`, title: 'A walk', meetingPoint: 'The square', text },
    ]),
  );
  return {
    id,
    city: 'rome',
    country: 'ITA',
    timeZone: 'Europe/Rome',
    latitude: 41.9,
    longitude: 12.47,
    languages: ['it'],
    host: 'ada-verdi',
    rule: { weekday: 4, time: '18:30', minutes: 90, everyWeeks: 2, firstWeek: 0 },
    places: 12,
    attendees: [{ name: 'Ann', hasConsented: true }],
    words,
  };
}

describe('MEET-01 files of meet-ups', () => {
  let content: SmallContent;
  const file = 'wemeet/walk.yaml';
  beforeAll(() => {
    content = createSmallContent();
    content.write('spelling-en-US.yaml', 'grey: gray\n');
  });
  afterAll(() => content.dispose());

  const problems = () => {
    try {
      readContent(content.folder);
    } catch (error) {
      if (error instanceof ContentInvalid) {
        return error.problems.map(
          (one) => `${one.file.slice(content.folder.length + 1)} ${one.field}`,
        );
      }
      throw error;
    }
    return [];
  };

  test('need not be there', () => {
    expect(readContent(content.folder).meetups).toEqual([]);
  });

  test('are read, American words too', () => {
    content.write(file, stringify(meetup('walk')));
    const [walk] = readContent(content.folder).meetups;
    expect(walk).toMatchObject({ id: 'walk', places: 12, words: { en: { text } } });
    expect(walk?.words['en-US']).toEqual({ text: text.replace('grey', 'gray') });
  });

  test.each<[string, unknown, string]>([
    ['id', 'other', 'id'],
    ['host', 'nobody', 'host'],
    ['alsoHostedBy', ['nobody'], 'alsoHostedBy.0'],
    ['alsoHostedBy', ['ada-verdi'], 'alsoHostedBy.0'],
    ['country', NO_COUNTRY, 'country'],
    ['timeZone', 'Europe/Nowhere', 'timeZone'],
    ['latitude', 91, 'latitude'],
    ['rule.time', '24:00', 'rule.time'],
    ['rule.minutes', 30, 'rule.minutes'],
    ['rule.weekday', 7, 'rule.weekday'],
    ['rule.everyWeeks', 9, 'rule.everyWeeks'],
    ['rule.firstWeek', 2, 'rule.firstWeek'],
    ['places', 1, 'places'],
    ['attendees.0.hasConsented', 'yes', 'attendees.0.hasConsented'],
    ['words.fr.title', '', 'words.fr.title'],
    ['unknown', 1, ''],
    ['words.de.more', 'x', 'words.de'],
  ])('a wrong %s (%j) is a problem', (field, value, reported) => {
    content.write(file, stringify(meetup('walk')));
    content.set(file, field, value);
    expect(problems()).toEqual([`${file} ${reported}`]);
  });

  test('a missing language is a problem', () => {
    content.write(file, stringify(meetup('walk')));
    content.unset(file, 'words.es');
    expect(problems()).toEqual([`${file} words`]);
  });

  test.each<[string, unknown, string]>([
    ['country', 'FRA', 'country'],
    ['timeZone', 'Europe/Paris', 'timeZone'],
    ['words.it.city', 'Parigi', 'words.it.city'],
  ])('two of one city cannot differ in %s', (field, value, reported) => {
    content.write(file, stringify(meetup('walk')));
    content.write('wemeet/zoo.yaml', stringify(meetup('zoo')));
    expect(problems()).toEqual([]);
    content.set('wemeet/zoo.yaml', field, value);
    expect(problems()).toEqual([`wemeet/zoo.yaml ${reported}`]);
    content.remove('wemeet/zoo.yaml');
  });
});
