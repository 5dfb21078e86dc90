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
