/** How often a password may be guessed, counted by both databases (AUTH-02). */
import { expect, test } from 'vitest';
import {
  endLoginTries,
  LOGIN_WINDOW_MS,
  MOST_LOGIN_TRIES,
  takeLoginTry,
  type LoginTry,
} from '../../backend/identity/login-limit.ts';
import { deleteExpiredCounts } from '../../backend/storage/queries/limit-counts.ts';
import { describeOnBoth } from './both-databases.ts';

const NOW = 1_800_000_000_000;
const secret = 'a secret of the process';

describeOnBoth('login limit', (underTest) => {
  const take = (attempt: LoginTry, now = NOW) =>
    takeLoginTry(underTest.storage, attempt, { now, secret });
  const rows = () => underTest.storage.db.selectFrom('limit_counts').selectAll().execute();
  const useUp = async (attempt: LoginTry, now = NOW): Promise<void> => {
    for (let count = 0; count < MOST_LOGIN_TRIES; count++) {
      expect(await take(attempt, now)).toBeNull();
    }
  };

  test('the eleventh try waits until the window of the first is over', async () => {
    const attempt = { email: 'one@example.com', address: '198.51.100.1' };
    await useUp(attempt);
    expect(await take(attempt, NOW + 60_000)).toBe(LOGIN_WINDOW_MS - 60_000);
    expect(await take(attempt, NOW + LOGIN_WINDOW_MS - 1)).toBe(1);
    await useUp(attempt, NOW + LOGIN_WINDOW_MS);
    expect(await take(attempt, NOW + LOGIN_WINDOW_MS)).toBe(LOGIN_WINDOW_MS);
  });

  test('however the address is written, and from wherever in one network', async () => {
    const same = ['2001:db8:1:1200::5', '2001:0db8:0001:1234:ffff::1', '2001:db8:1:12ff:a:b:c:d'];
    for (let count = 0; count < MOST_LOGIN_TRIES; count++) {
      await take({ email: ' Two@Example.com ', address: same[count % 3] as string });
    }
    expect(await take({ email: 'two@example.com', address: '2001:db8:1:1201::5' })).not.toBeNull();
    expect(await take({ email: 'two@example.com', address: '2001:db8:1:1300::5' })).toBeNull();
  });

  test('another account, or another visitor, has tries of its own', async () => {
    const attempt = { email: 'three@example.com', address: '198.51.100.3' };
    await useUp(attempt);
    expect(await take({ ...attempt, email: 'four@example.com' })).toBeNull();
    expect(await take({ ...attempt, address: '198.51.101.3' })).toBeNull();
    expect(await take(attempt)).not.toBeNull();
  });

  test('a right password ends the count', async () => {
    const attempt = { email: 'five@example.com', address: '198.51.100.5' };
    await useUp(attempt);
    await endLoginTries(underTest.storage, attempt, { secret });
    await useUp(attempt);
  });

  test('of many at once no more than ten pass', async () => {
    const attempt = { email: 'six@example.com', address: '198.51.100.6' };
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(attempt)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(MOST_LOGIN_TRIES);
  });

  test('SEC-09 neither account nor address is stored, and what is over goes', async () => {
    await take({ email: 'seven@example.com', address: '198.51.100.7' });
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/example|198\.51/);
    await deleteExpiredCounts(underTest.storage.db, NOW + 2 * LOGIN_WINDOW_MS);
    expect(await rows()).toEqual([]);
  });
});
