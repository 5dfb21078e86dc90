/** How often a password may be guessed, counted by both databases (AUTH-02). */
import { expect, test } from 'vitest';
import {
  endLoginTries,
  LOGIN_WINDOW_MS,
  LONGEST_DELAY_MS,
  MOST_LOGIN_TRIES,
  MOST_TRIES_OF_NETWORK,
  takeLoginTry,
  type LoginTry,
} from '../../backend/identity/login-limit.ts';
import { deleteExpiredCounts } from '../../backend/storage/queries/limit-counts.ts';
import { describeOnBoth } from './both-databases.ts';

const NOW = 1_800_000_000_000;
const secret = 'a secret of the process';

describeOnBoth('login limit', (underTest) => {
  const verdict = (attempt: LoginTry, now = NOW) =>
    takeLoginTry(underTest.storage, attempt, { now, secret });
  /** Until when it is refused; null where it is not. */
  const take = async (attempt: LoginTry, now = NOW) => {
    const given = await verdict(attempt, now);
    return 'refusedForMs' in given ? given.refusedForMs : null;
  };
  const rows = () => underTest.storage.db.selectFrom('limit_counts').selectAll().execute();
  const useUp = async (attempt: LoginTry, now = NOW): Promise<void> => {
    for (let count = 0; count < MOST_LOGIN_TRIES; count++) {
      expect(await take(attempt, now)).toBeNull();
    }
  };

  test('the eleventh try waits until the window of the first is over', async () => {
    const attempt = { email: 'one@example.com', address: '198.51.10.1' };
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
    const attempt = { email: 'three@example.com', address: '198.51.30.3' };
    await useUp(attempt);
    expect(await take({ ...attempt, email: 'four@example.com' })).toBeNull();
    expect(await take({ ...attempt, address: '198.51.31.3' })).toBeNull();
    expect(await take(attempt)).not.toBeNull();
  });

  test('a right password ends the count', async () => {
    const attempt = { email: 'five@example.com', address: '198.51.50.5' };
    await useUp(attempt);
    await endLoginTries(underTest.storage, attempt, { secret });
    await useUp(attempt);
  });

  test('of many at once no more than ten pass', async () => {
    const attempt = { email: 'six@example.com', address: '198.51.60.6' };
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(attempt)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(MOST_LOGIN_TRIES);
  });

  test('sixty tries of one network, whatever the accounts', async () => {
    const from = (host: number, of = 80): LoginTry => ({
      email: `person-${host}@example.com`,
      address: `198.51.${of}.${host}`,
    });
    for (let host = 0; host < MOST_TRIES_OF_NETWORK; host++) {
      expect(await take(from(host))).toBeNull();
    }
    expect(await take(from(200))).toBe(LOGIN_WINDOW_MS);
    expect(await take(from(200, 81))).toBeNull();
  });

  test('an account that is tried from everywhere answers later and later, and is never locked', async () => {
    const from = (network: number): LoginTry => ({
      email: 'eight@example.com',
      address: `203.0.${network}.1`,
    });
    const delays = [];
    for (let network = 0; network < 50; network++) {
      const given = await verdict(from(network));
      delays.push('delayMs' in given ? given.delayMs : 'refused');
    }
    expect(delays.slice(0, MOST_LOGIN_TRIES)).toEqual(Array(MOST_LOGIN_TRIES).fill(0));
    expect(delays.slice(MOST_LOGIN_TRIES, MOST_LOGIN_TRIES + 3)).toEqual([250, 500, 750]);
    expect(delays.at(-1)).toBe(LONGEST_DELAY_MS);
    await endLoginTries(underTest.storage, from(49), { secret });
    expect(await verdict(from(49))).toEqual({ delayMs: 0 });
  });

  test('SEC-09 neither account nor address is stored, and what is over goes', async () => {
    await take({ email: 'seven@example.com', address: '198.51.70.7' });
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/example|198\.51/);
    await deleteExpiredCounts(underTest.storage.db, NOW + 2 * LOGIN_WINDOW_MS);
    expect(await rows()).toEqual([]);
  });
});
