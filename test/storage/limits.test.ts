/** What may be done how often, counted by both databases (NEWS-01, TRV-13). */
import { expect, test } from 'vitest';
import { countUses, forgetUses, passedLimit, type Limit, type Use } from '../../backend/limits.ts';
import { describeOnBoth } from './both-databases.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const parts = { now: NOW, secret: 'a secret of the process' };
const limit = (name: string, most: number): Limit => ({ name, most, windowMs: HOUR });

describeOnBoth('limits', (underTest) => {
  const count = async (uses: readonly Use[], now = NOW) =>
    passedLimit(await countUses(underTest.storage.db, uses, { ...parts, now }));

  test('NEWS-01 TRV-13 of thirty at once five may, in transactions of their own', async () => {
    const use = { limit: limit('at once', 5), of: 'one letter box' };
    const taken = await Promise.all(
      Array.from({ length: 30 }, () =>
        underTest.storage
          .inTransaction(async (transaction) => {
            if (passedLimit(await countUses(transaction, [use], parts))) throw new Error('refused');
            return 'taken' as const;
          })
          .catch(() => 'refused' as const),
      ),
    );
    expect(taken.filter((each) => each === 'taken')).toHaveLength(5);
  });

  test('what was rolled back is not counted', async () => {
    const use = { limit: limit('rolled back', 1), of: 'it' };
    const failing = underTest.storage.inTransaction(async (transaction) => {
      await countUses(transaction, [use], parts);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await count([use])).toBeNull();
    expect(await count([use])).not.toBeNull();
  });

  test('of several limits the one that is longest in the way is told, until its window is over', async () => {
    const short = { limit: { ...limit('short', 1), windowMs: 1000 }, of: 'it' };
    const long = { limit: limit('long', 2), of: 'it' };
    expect(await count([short, long])).toBeNull();
    expect(await count([short, long])).toMatchObject({ limit: short.limit, waitMs: 1000 });
    expect(await count([short, long])).toMatchObject({ limit: long.limit, waitMs: HOUR });
    expect(await count([short], NOW + 1000)).toBeNull();
    expect(await count([long], NOW + HOUR - 1)).toMatchObject({ waitMs: 1 });
    expect(await count([long], NOW + HOUR)).toBeNull();
  });

  test('amounts are added, and each has a count of its own by name and by whom', async () => {
    const mails = { limit: limit('mails', 3), of: '' };
    expect(await count([{ ...mails, amount: 2 }])).toBeNull();
    expect(await count([{ ...mails, amount: 2 }])).toMatchObject({ limit: { name: 'mails' } });
    expect(await count([{ ...mails, of: 'another' }])).toBeNull();
    await forgetUses(underTest.storage.db, mails, parts);
    expect(await count([{ ...mails, amount: 3 }])).toBeNull();
  });

  test('SEC-09 nothing stored tells who it was, without the secret of the process', async () => {
    await count([{ limit: limit('a form', 5), of: '198.51.100.0/24' }]);
    const rows = await underTest.storage.db.selectFrom('limit_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|a form/);
  });
});
