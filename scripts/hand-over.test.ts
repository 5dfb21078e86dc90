import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Stands for server.ts: says its number, ends with 7 when told to end. */
const PROGRAM = `
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => { console.log('got ' + signal); process.exit(7); });
  }
  console.log('ready ' + process.pid + ' ' + process.env.NODE_ENV + ' ' + process.cwd());
  if (process.argv.includes('end')) process.exit(3);
  setInterval(() => {}, 1000);
`;

const module = new URL('hand-over.mjs', import.meta.url).href;
let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata hand over '));
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM);
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** @param canReplace false is the Node that started the script before the dependencies were there */
function start(canReplace: boolean, ...args: string[]) {
  const script = `
    ${canReplace ? '' : 'process.execve = undefined;'}
    const { handOver } = await import(${JSON.stringify(module)});
    process.exitCode = await handOver(process.execPath, ${JSON.stringify(['program.mjs', ...args])}, {
      cwd: ${JSON.stringify(folder)},
      env: { ...process.env, NODE_ENV: 'production' },
    });`;
  // SIGINT is ignored at first, as in what a shell starts in the background: whoever runs the tests may do so too.
  const started = spawn('sh', [
    '-c',
    'trap "" INT; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    script,
  ]);
  child = started;
  let output = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  started.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ready = new Promise<void>((resolve) => {
    started.stdout.on('data', () => output.includes('ready') && resolve());
  });
  const ended = new Promise<number | null>((resolve) =>
    started.on('close', (code) => resolve(code)),
  );
  return { pid: started.pid, ready, ended, kill: started.kill.bind(started), output: () => output };
}

describe.each([
  ['takes our place', true],
  ['runs in front of us', false],
])('the program %s', (_how, canReplace) => {
  test('its exit code is ours', async () => {
    const run = start(canReplace, 'end');
    expect(await run.ended).toBe(3);
    expect(run.output()).toContain(`production ${folder}`);
    expect(run.output()).not.toContain('Warning');
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches it', async (signal) => {
    const run = start(canReplace);
    await run.ready;
    run.kill(signal);
    expect(await run.ended).toBe(7);
    expect(run.output()).toContain(`got ${signal}`);
  });
});

test('it has our process number where Node can replace itself', async () => {
  const run = start(true, 'end');
  await run.ended;
  expect(run.output()).toContain(`ready ${run.pid} `);
});
