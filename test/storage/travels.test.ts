import { expect, test } from 'vitest';
import type { TravelRecord } from '../../backend/catalogue/records.ts';
import { saveTravel, SlugTaken } from '../../backend/storage/queries/save-travel.ts';
import { findTravelIdBySlug, listTravels } from '../../backend/storage/queries/travels.ts';
import { describeOnBoth } from './both-databases.ts';
import { sampleTravel } from './sample-catalogue.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('travels', (underTest) => {
  function save(travel: TravelRecord): Promise<void> {
    return underTest.storage.inTransaction((transaction) => saveTravel(transaction, travel, NOW));
  }

  const find: (slug: string, language?: 'en' | 'it') => Promise<string | null> = (
    slug,
    language = 'en',
  ) => findTravelIdBySlug(underTest.storage.db, language, slug);

  test('a travel is read as it was saved last', async () => {
    await save({ ...sampleTravel('read'), popularity: 1 });
    const travel = { ...sampleTravel('read'), privateRoomAvailable: false };
    await save(travel);
    const travels = await listTravels(underTest.storage.db);
    expect(travels.filter(({ id }) => id === 'read')).toEqual([travel]);
  });

  test('RTE-05 a slug leads to its travel in its language only', async () => {
    const travel = sampleTravel('languages', 'languages-en');
    const italian = { ...travel.words.it!, slug: 'languages-it' };
    await save({ ...travel, words: { ...travel.words, it: italian } });
    expect(await find('languages-en')).toBe('languages');
    expect(await find('languages-it', 'it')).toBe('languages');
    expect(await find('languages-it')).toBeNull();
    expect(await find('languages-en', 'it')).toBeNull();
  });

  test('a slug that changed goes on leading to the travel, and so do those of the content', async () => {
    await save(sampleTravel('moved', 'moved-1'));
    await save(sampleTravel('moved', 'moved-2', ['moved-0']));
    await save(sampleTravel('moved', 'moved-3'));
    for (const slug of ['moved-0', 'moved-1', 'moved-2', 'moved-3']) {
      expect(await find(slug)).toBe('moved');
    }
    const [travel] = (await listTravels(underTest.storage.db)).filter(({ id }) => id === 'moved');
    expect(travel?.words.en!.slug).toBe('moved-3');
  });

  test('a former slug that another travel takes leads there, also when the first lists it', async () => {
    await save(sampleTravel('giver', 'wanted'));
    await save(sampleTravel('giver', 'given'));
    await save(sampleTravel('taker', 'wanted'));
    expect(await find('wanted')).toBe('taker');
    await save(sampleTravel('giver', 'given', ['wanted']));
    expect(await find('wanted')).toBe('taker');
  });

  test('a travel takes its former slug back', async () => {
    await save(sampleTravel('back', 'back-1'));
    await save(sampleTravel('back', 'back-2'));
    await save(sampleTravel('back', 'back-1'));
    expect(await find('back-1')).toBe('back');
    expect(await find('back-2')).toBe('back');
  });

  test('a slug that another travel has now is refused by name', async () => {
    await save(sampleTravel('first', 'taken'));
    const second = save(sampleTravel('second', 'taken'));
    await expect(second).rejects.toThrow(SlugTaken);
    await expect(second).rejects.toThrow(
      /^Travel second cannot have the \w\w slug "taken": travel first has it$/,
    );
    expect(await find('taken')).toBe('first');
  });

  test('words of a market that are gone from the content are gone', async () => {
    await save(sampleTravel('override'));
    const travel = sampleTravel('override');
    const { 'en-US': _, ...words } = travel.words;
    await save({ ...travel, words });
    const [stored] = (await listTravels(underTest.storage.db)).filter(
      ({ id }) => id === 'override',
    );
    expect(Object.keys(stored?.words ?? {}).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  });
});
