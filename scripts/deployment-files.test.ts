/** The files with which an operator runs the site: what they name exists, and the programs that they are for take them. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, SETTING_NAMES } from '../config/settings.ts';
import { ALL_MARKETS } from '../domain/market.ts';
import { MEMORY_FLAGS, MEMORY_SETTINGS } from './memory-flags.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

const FILES = [
  'Dockerfile',
  'compose.yaml',
  ...globSync('deploy/**/*', { cwd: PROJECT_FOLDER }).filter((name) => /\w\.\w+$|Caddyfile/.test(name)),
].filter((name) => !name.endsWith('.d'));
/** Of Node, PostgreSQL's image, the C library and systemd. */
const NAMES_OF_OTHERS = ['NODE_ENV', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER'];

const read = (file: string) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');
const commands: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

describe.each(FILES)('%s', (file) => {
  const text = read(file);

  test('REL-05 names settings, files and commands that exist', () => {
    const names = [
      // Names with a dash under them are settings wherever they stand, others where they are set.
      ...(text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
      ...[...text.matchAll(/(?<![\w-])([A-Z]{3,})(?:=|: )/g)].map(([, name = '']) => name),
    ];
    const known = [...SETTING_NAMES, ...NAMES_OF_OTHERS, ...Object.keys(MEMORY_SETTINGS)];
    expect(names.filter((name) => !known.includes(name) && !/^(CMD|AF)\b/.test(name))).toEqual([]);

    const ours = text.match(/(?<![\w/.-])(?:[\w-]+\/)*[\w-]+\.(?:ts|mjs|json|md)\b/g) ?? [];
    expect(ours.filter((name) => !existsSync(path.join(PROJECT_FOLDER, name)))).toEqual([]);
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in commands))).toEqual([]);
  });
});
