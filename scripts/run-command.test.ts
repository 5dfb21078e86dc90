import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.mjs';

const node = (script: string) =>
  runCommand(process.execPath, ['-e', script], { cwd: tmpdir(), quiet: true });

test.each([
  ['console.log("out"); console.error("err"); process.exitCode = 5', 5, /out[^]*err|err[^]*out/],
  ['', 0, /^$/],
  ['process.kill(process.pid, "SIGKILL")', 128, /^$/],
])('%s', async (script, code, output) => {
  const outcome = await node(script);
  expect(outcome.code).toBe(code);
  expect(outcome.output).toMatch(output);
});

test('a command that does not exist has code 127', async () => {
  const outcome = await runCommand('no-such-command', [], { cwd: tmpdir(), quiet: true });
  expect(outcome.code).toBe(127);
  expect(outcome.output).toContain('no-such-command');
});

test('a signal ends the command, also one that does not listen, and then us', async () => {
  const module = new URL('run-command.mjs', import.meta.url).href;
  const deaf = 'process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000)';
  const script = `
    const { runCommand } = await import(${JSON.stringify(module)});
    await runCommand(process.execPath, ['-e', ${JSON.stringify(deaf)}], { cwd: '.' });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await new Promise((resolve) => runner.stdout.once('data', resolve));
  runner.kill('SIGTERM');
  expect(
    await new Promise((resolve) => runner.on('close', (_code, signal) => resolve(signal))),
  ).toBe('SIGTERM');
}, 30_000);
