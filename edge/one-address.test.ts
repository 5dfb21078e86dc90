import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { oneAddress } from './one-address.ts';

const HAVING = /^\/+(?:robots\.txt|feed\.xml|login|unsubscribe\/AbC|a\/calendar\.ics)?\/*$/i;

const app = new Hono();
app.use(oneAddress);
app.all('*', (context) =>
  HAVING.test(context.req.path)
    ? context.text('an answer', 200, { etag: '"1"' })
    : context.text('Not Found', 404),
);

const ask = (path: string, method = 'GET') =>
  app.request(`http://it.localhost:3000${path}`, { method });

describe('RTE-06 one address for each answer', () => {
  test.each([
    ['/robots.txt/', '/robots.txt'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['//feed.xml//?a=B', '/feed.xml?a=B'],
    ['/Login/', '/login'],
    ['/unsubscribe/AbC/', '/unsubscribe/AbC'],
    ['/a/calendar.ics/', '/a/calendar.ics'],
  ])('%s leads to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, method);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
      expect(answer.headers.has('etag')).toBe(false);
    }
  });

  test.each(['/', '/robots.txt', '/robots.txt?a=/', '/unsubscribe/AbC'])(
    '%s is one',
    async (path) => expect(await (await ask(path)).text()).toBe('an answer'),
  );

  test('what has no answer has no other address, and a form stays where it was sent', async () => {
    expect((await ask('/assets/')).status).toBe(404);
    expect((await ask('/login/', 'POST')).status).toBe(200);
  });
});
