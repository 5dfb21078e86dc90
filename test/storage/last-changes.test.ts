import { expect, test } from 'vitest';
import {
  findLatestChange,
  listLastChanges,
  noteContent,
} from '../../backend/storage/queries/last-changes.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('SEO-01 last changes', (underTest) => {
  test('are of the content, and not of the import', async () => {
    const { db } = underTest.storage;
    const note = (text: string, now: number) =>
      noteContent(db, { kind: 'page', id: 'faqs', content: { text } }, now);
    const changedAt = async () => (await listLastChanges(db, 'page', ['faqs'])).get('faqs');
    expect(await findLatestChange(db, 'page')).toBeNull();
    await note('one', NOW);
    await note('one', NOW + 1000);
    expect(await changedAt()).toBe(NOW);
    await note('two', NOW + 2000);
    expect(await changedAt()).toBe(NOW + 2000);
  });

  test('belong to a kind and an id', async () => {
    const { db } = underTest.storage;
    await noteContent(db, { kind: 'travel', id: 'faqs', content: 1 }, NOW + 5000);
    await noteContent(db, { kind: 'page', id: 'other', content: 1 }, NOW + 1);
    expect(await listLastChanges(db, 'page', ['faqs', 'other', 'none'])).toEqual(
      new Map([
        ['faqs', NOW + 2000],
        ['other', NOW + 1],
      ]),
    );
    expect(await findLatestChange(db, 'page')).toBe(NOW + 2000);
    expect(await findLatestChange(db, 'coordinator')).toBeNull();
  });
});
