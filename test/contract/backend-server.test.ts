import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startBackendAlone } from '../support/backend-under-test.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { spawnSite } from '../support/site-process.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await newFilledFolder();
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

describe('API-04 the backend alone', () => {
  test('fills an empty database, answers, and ends when it is told to', async () => {
    const emptyFolder = await mkdtemp(path.join(tmpdir(), 'cordata-backend-'));
    onTestFinished(() => rm(emptyFolder, { recursive: true, force: true }));
    const backend = await startBackendAlone({ DATA_FOLDER: emptyFolder });
    expect(backend.output()).toMatch(/migrated 0001-catalogue/);
    expect(backend.output()).toMatch(/content {4}\d+ travels and \d+ departures imported/);
    const health = await fetch(`${backend.baseUrl}/healthz`);
    expect(await health.text()).toBe('ok');
    await backend.stop();
    expect(await backend.ended).toBe(0);

    const again = await startBackendAlone({ DATA_FOLDER: emptyFolder });
    // On the same day; past midnight it rolls departures forward instead.
    expect(again.output()).toMatch(/content {4}(unchanged|\d+ travels and)/);
    expect(again.output()).not.toMatch(/migrated/);
    await again.stop();
  });

  test('REL-03 finishes what it has accepted before it ends', async () => {
    const backend = await startBackendAlone({ DATA_FOLDER: dataFolder });
    const ask = async () => {
      const url = `${backend.baseUrl}/v1/tours`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"perPage":100}',
      });
      return (await answer.json()).response;
    };
    const answers = Array.from({ length: 20 }, ask);
    await answers[0];
    const stopped = backend.stop();
    // Those that were not accepted any more are refused the connection.
    for (const answer of await Promise.allSettled(answers)) {
      if (answer.status === 'fulfilled') expect(answer.value).toBe('success');
      else expect(answer.reason.message).toBe('fetch failed');
    }
    await stopped;
    expect(await backend.ended).toBe(0);
  });

  test('API-04 answers who shows one of its tokens, and nobody else', async () => {
    const [token, old] = ['n'.repeat(32), 'o'.repeat(32)];
    const backend = await startBackendAlone({
      DATA_FOLDER: dataFolder,
      BACKEND_TOKEN: `${token} ${old}`,
    });
    const statusOf = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${backend.baseUrl}${path}`, { headers });
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await statusOf('/healthz')).toBe(200);
    for (const path of ['/v1/layouts', '/v1/openapi.json', '/resource/640/a/b', '/nothing']) {
      expect([path, await statusOf(path)]).toEqual([path, 401]);
    }
    for (const wrong of ['', 'Bearer', `Bearer ${'x'.repeat(32)}`, `Basic ${token}`, token])
      expect([wrong, await statusOf('/v1/layouts', { authorization: wrong })]).toEqual([
        wrong,
        401,
      ]);
    for (const right of [token, old])
      expect(await statusOf('/v1/layouts', { authorization: `Bearer ${right}` })).toBe(200);
    const page = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    expect(await statusOf('/v1/layouts', page)).toBe(403);
    await backend.stop();
    expect(backend.output()).not.toContain(token);
  });

  test('SEC-08 without a token answers this machine, and no page that a browser on it shows', async () => {
    const backend = await startBackendAlone({ DATA_FOLDER: dataFolder });
    const { port } = new URL(backend.baseUrl);
    const ask = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/v1/version', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on('error', reject);
      });
    expect(await ask({ host: `localhost:${port}` })).toBe(200);
    expect(await ask({ host: `evil.example:${port}` })).toBe(403);
    expect(await ask({ host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(403);
    await backend.stop();
  });

  test.each([
    ['an address that lets others in, without a token', { HOST: '0.0.0.0' }, 'BACKEND_TOKEN'],
    ['a token that is too short', { BACKEND_TOKEN: 'short' }, 'BACKEND_TOKEN'],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' },
      '127.0.0.1:1',
    ],
  ])('does not start on %s, and says so in one line', async (_, environment, expected) => {
    const backend = await spawnSite(
      { DATA_FOLDER: dataFolder, ...environment },
      { file: 'backend-server.ts' },
    );
    expect(await backend.ended).toBe(1);
    const lines = backend.output().trim().split('\n');
    expect(lines.at(-1)).toContain('Cannot start: ');
    expect(lines.at(-1)).toContain(expected);
    expect(backend.output()).not.toContain('secret');
    expect(backend.output()).not.toMatch(/^\s+at /m);
    await backend.stop();
  });
});

describe('the content scripts', () => {
  const run = async (script: string, environment: Readonly<Record<string, string>> = {}) => {
    const file = path.resolve('scripts', script);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    // From elsewhere: the content is the project's, wherever one stands.
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      cwd: tmpdir(),
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_FOLDER: dataFolder, ...environment },
    });
    return stdout;
  };

  test('content:check finds no problem in what is delivered', async () => {
    expect(await run('content-check.ts')).toMatch(/\d+ travels, .*no problem found/);
  });

  // It fills an empty one in site/process.test.ts.
  test('content:import changes nothing in a database that has the content', async () => {
    expect(await run('content-import.ts')).toMatch(/content {4}(unchanged|\d+ travels and)/);
  });

  test('content:import says what it cannot do, which is not to start', async () => {
    const wrong = run('content-import.ts', { DATABASE_URL: 'mysql://here' });
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Cannot import: .*DATABASE_URL/m),
    });
  });
});
