/** The files with which an operator runs the site: what they name exists, and the programs that read them take them. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, SETTING_NAMES } from '../config/settings.ts';
import { MEMORY_FLAGS, MEMORY_SETTINGS } from './memory-flags.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

const UNITS = globSync('deploy/systemd/**/*.{service,timer,conf}', { cwd: PROJECT_FOLDER }).filter(
  (file) => !file.endsWith('.d'),
);
const PROXIES = ['deploy/nginx.conf', 'deploy/Caddyfile'];
const LIVE_FILE = 'deploy/live.env.example';
const NAMES_OF_OTHERS = /^(NODE_ENV|POSTGRES_\w+|AF_\w+)$/;
const SECRET = 'kq0PZ5cH1bqvYt3mXw8uRd4sLfNj7gAoE6iTzB2xVyU';

const inProject = (file: string) => path.join(PROJECT_FOLDER, file);
const read = (file: string) => readFileSync(inProject(file), 'utf8');
const commands: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;
const live = { ...parseEnv(read(LIVE_FILE)), SESSION_SECRET: SECRET };

test.each(['Dockerfile', 'compose.yaml', LIVE_FILE, ...PROXIES, ...UNITS])(
  'REL-05 settings, files and commands that %s names exist',
  (file) => {
    const text = read(file);
    const known = [...SETTING_NAMES, ...Object.keys(MEMORY_SETTINGS)];
    const names = text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
    expect(names.filter((name) => !known.includes(name) && !NAMES_OF_OTHERS.test(name))).toEqual(
      [],
    );
    const ours = text.match(
      /(?<![\w/.-])(?:deploy\/[\w./-]*\w|(?:[\w-]+\/)*[\w-]+\.(?:ts|mjs|json|md|yaml))\b/g,
    );
    expect((ours ?? []).filter((name) => !existsSync(inProject(name)))).toEqual([]);
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in commands))).toEqual([]);
  },
);

describe('REL-05 live mode starts', () => {
  test('with the example and a secret', () => {
    expect(() => readSettings({ ...live, SESSION_SECRET: '' })).toThrow(
      /^live mode: SESSION_SECRET/,
    );
    expect(readSettings(live).mode).toBe('live');
  });

  test('under systemd, where the file goes before what the units set', () => {
    const settings = readSettings({ ...unitEnvironment(), ...live });
    expect(settings).toMatchObject({ mode: 'live', dataFolder: '/var/lib/cordata' });
    expect(settings.trustedProxies).toContain(settings.listenAddress);
  });

  test('in Docker, where only the proxy on the machine is believed', () => {
    const { trustedProxies, mode } = readSettings({ ...live, ...composeEnvironment(live) });
    expect(mode).toBe('live');
    const [network] = compose().networks.default.ipam.config;
    expect(trustedProxies).toEqual([network?.subnet.replace(/0\/24$/, '1')]);
  });
});

test('REL-05 compose.yaml starts a demonstration with one secret', () => {
  const settings = readSettings(composeEnvironment({ POSTGRES_PASSWORD: 'secret' }));
  expect(settings).toMatchObject({ mode: 'demonstration', dataFolder: '/data' });
  expect(settings.databaseUrl).toBe('postgres://cordata:secret@database/cordata');
  const { services } = compose();
  expect(services.site?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(services.database?.healthcheck).toBeDefined();
});

test.each(PROXIES)('REL-05 %s answers for each market, with www. and without', (file) => {
  const { origins, login } = readSettings(live);
  const hosts = Object.values(origins).map((origin) => new URL(origin).host);
  const words = read(file).split(/[\s,;]+/);
  const wanted = [...hosts, ...hosts.map((host) => `www.${host}`), new URL(login.issuer).host];
  expect(wanted.filter((host) => !words.includes(host))).toEqual([]);
});

test('REL-05 wherever the server is run, its memory is bounded', () => {
  const site = read('deploy/systemd/cordata-site.service');
  const image = read('Dockerfile');
  const [ofImage = '', ofUnit = ''] = [
    /^CMD .*/m.exec(image)?.[0],
    /^ExecStart=.*/m.exec(site)?.[0],
  ];
  for (const command of [ofImage, ofUnit, commands.serve, commands.backend]) {
    for (const flag of MEMORY_FLAGS) expect(command).toContain(flag);
  }
  expect(unitEnvironment()).toMatchObject(MEMORY_SETTINGS);
  for (const [name, value] of Object.entries(MEMORY_SETTINGS))
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
});

test('SEC-10 the image has the Node of .nvmrc and no development packages', () => {
  const image = read('Dockerfile');
  const versions = [...image.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  expect(versions).toEqual([read('.nvmrc').trim(), read('.nvmrc').trim()]);
  expect(image).toMatch(/npm run build && npm prune --omit=dev/);
  expect(image).toMatch(/^USER node$/m);
});

describe('REL-05 its own program takes', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cordata-deployment-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('deploy/nginx.conf', () => {
    if (!isThere(['nginx', '-v'], 'deploy/nginx.conf')) return;
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const made = `req -x509 -newkey rsa:2048 -nodes -subj /CN=example.it`.split(' ');
    expectToPass('openssl', [...made, '-keyout', key, '-out', certificate]);
    // A check opens the ports too, which only root may, and IPv6 is not everywhere.
    const site = read('deploy/nginx.conf')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(/listen (80|443)/g, 'listen 127.0.0.1:1$1')
      .replace('/etc/ssl/cordata/fullchain.pem', 'cert.pem')
      .replace('/etc/ssl/cordata/privkey.pem', 'key.pem');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${name};`,
    );
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `error_log stderr; pid pid; events {} http { ${folders.join(' ')} ${site} }`,
    );
    expectToPass('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', 'nginx.conf']);
  });

  test('deploy/Caddyfile', () => {
    if (!isThere(['caddy', 'version'], 'deploy/Caddyfile')) return;
    const args = ['validate', '--adapter', 'caddyfile', '--config', inProject('deploy/Caddyfile')];
    expectToPass('caddy', args, { HOME: folder });
  });

  test('deploy/systemd', () => {
    if (!isThere(['systemd-analyze', '--version'], 'deploy/systemd')) return;
    // It wants the programs to exist, at a path without spaces.
    const project = path.join(folder, 'project');
    symlinkSync(PROJECT_FOLDER, project);
    const units = UNITS.map((file) => path.join(folder, path.relative('deploy/systemd', file)));
    cpSync(inProject('deploy/systemd'), folder, { recursive: true });
    for (const unit of units) {
      const text = readFileSync(unit, 'utf8').replaceAll('/opt/cordata', project);
      writeFileSync(unit, text);
    }
    const output = expectToPass('systemd-analyze', [
      'verify',
      ...units.filter((unit) => !unit.endsWith('.conf')),
    ]);
    // What it does not know it only mentions.
    expect(output).not.toContain(folder);
  });

  test('compose.yaml', () => {
    if (!isThere(['docker', 'compose', 'version'], 'compose.yaml')) return;
    const args = ['compose', '--file', inProject('compose.yaml'), 'config', '--quiet'];
    expectToPass('docker', args, { POSTGRES_PASSWORD: 'secret' });
  });
});

/** Says so where a program is missing: the file is then checked by the other tests alone. */
function isThere([program = '', ...args]: readonly string[], file: string): boolean {
  if (spawnSync(program, args).status === 0) return true;
  console.info(
    `${[program, ...args].join(' ')} does not run here: ${file} is checked by its names alone`,
  );
  return false;
}

function expectToPass(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

interface Service {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly depends_on?: object;
  readonly healthcheck?: object;
}

function compose(): {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: {
    readonly default: {
      readonly ipam: { readonly config: readonly { readonly subnet: string }[] };
    };
  };
} {
  return parse(read('compose.yaml'), { merge: true });
}

/** What the site gets, once Docker has put in what is in `.env`. */
function composeEnvironment(env: Readonly<Record<string, string>>): Record<string, string> {
  const given = Object.entries(compose().services.site?.environment ?? {});
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+):[-?]([^}]*)\}/g,
        (_, inner: string, otherwise: string) => env[inner] ?? otherwise,
      ),
    ]),
  );
}

function unitEnvironment(): NodeJS.Dict<string> {
  const text = read('deploy/systemd/cordata-.service.d/sandbox.conf');
  return parseEnv((/^Environment=(.*)$/m.exec(text)?.[1] ?? '').replaceAll(' ', '\n'));
}
