import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listSettings, saveSetting } from '../../backend/storage/queries/periods.ts';
import { toJson } from '../../backend/storage/stored-values.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('values', (underTest) => {
  test.each([
    ['a Date', new Date(NOW), /is a Date: store times as integer milliseconds/],
    ['undefined', undefined, /is undefined: pass null/],
    ['NaN', Number.NaN, /is NaN: pass a finite number/],
    ['an object', { a: 1 }, /of type object: store structures as JSON text/],
    ['bytes', new Uint8Array(1), /of type object/],
  ])('%s is refused as a parameter', async (_, value, message) => {
    const { db } = underTest.storage;
    const inQuery = db
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', value as never)
      .execute();
    await expect(inQuery).rejects.toThrow(message);
    await expect(sql`select ${value}`.execute(db)).rejects.toThrow(TypeError);
  });

  test('a boolean is stored nowhere', async () => {
    const { db } = underTest.storage;
    const row = { key: 'boolean', value: toJson(1), updated_at: true as never };
    await expect(db.insertInto('settings').values(row).execute()).rejects.toThrow(
      /is a boolean: store it as 0 or 1|invalid input syntax for type bigint/,
    );
  });

  test('milliseconds come back as the number that they were', async () => {
    const { db } = underTest.storage;
    const moment = 8_640_000_000_000_000;
    await saveSetting(db, 'moment', null, moment);
    const row = await db
      .selectFrom('settings')
      .select('updated_at')
      .where('key', '=', 'moment')
      .executeTakeFirst();
    expect(row?.updated_at).toBe(moment);
  });

  test('counts and sums are numbers', async () => {
    const { db } = underTest.storage;
    await saveSetting(db, 'sum', null, 5_000_000_000);
    const row = await db
      .selectFrom('settings')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('updated_at').as('sum')])
      .where('key', '=', 'sum')
      .executeTakeFirst();
    expect(row).toEqual({ count: 1, sum: 5_000_000_000 });
  });

  test('JSON keeps its structure, quotes and other scripts', async () => {
    const { db } = underTest.storage;
    const value = { list: [1, 2.5, null], text: 'It\'s "Zoë" \\ \u2028 日本 🏔', nothing: null };
    await saveSetting(db, 'json', value, NOW);
    expect((await listSettings(db)).get('json')).toEqual(value);
  });

  test('a value of the wrong type is refused', async () => {
    const { db } = underTest.storage;
    const row = { key: 'wrong', value: toJson(1), updated_at: 'soon' as never };
    await expect(db.insertInto('settings').values(row).execute()).rejects.toThrow(
      /cannot store TEXT value in INTEGER column|invalid input syntax for type bigint/,
    );
  });

  test('a row that belongs to nothing is refused', async () => {
    const { db } = underTest.storage;
    const row = { tour_code: 'NONE-20270101', since: NOW, price: toJson({ EUR: 1 }) };
    await expect(db.insertInto('tour_prices').values(row).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });
});
