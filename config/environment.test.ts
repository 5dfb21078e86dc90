import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsOfProcess } from './environment.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'environment-'));
  // Each test has its own, and what a file adds goes with it.
  for (const name of ['BRAND_NAME', 'PORT', 'BRAND_DOMIAN']) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, 'site.env');
  await writeFile(file, text);
  return file;
}

describe('REL-05 settings from a file', () => {
  test('add to the environment, which wins', async () => {
    const file = await fileOf('BRAND_NAME="From the file"\nPORT=3456\n');
    vi.stubEnv('PORT', '4567');
    const settings = settingsOfProcess(['backup.sqlite', '--yes', '--env-file', file]);
    expect(settings.brand.name).toBe('From the file');
    expect(settings.port).toBe(4567);
  });

  test('are read from the file that is named or not at all', () => {
    const missing = path.join(folder, 'missing.env');
    expect(() => settingsOfProcess([`--env-file=${missing}`])).toThrow(
      /missing\.env cannot be read/,
    );
    expect(() => settingsOfProcess(['--env-file='])).toThrow('--env-file: names a file');
    expect(() => settingsOfProcess(['--env-file', folder])).toThrow(/cannot be read/);
  });

  test('are checked as those of the environment', async () => {
    const file = await fileOf('BRAND_DOMIAN=example\n');
    expect(() => settingsOfProcess([`--env-file=${file}`])).toThrow(
      'BRAND_DOMIAN: there is no such setting; BRAND_DOMAIN is one',
    );
  });
});
