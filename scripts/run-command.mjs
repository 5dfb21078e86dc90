import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';

/**
 * @typedef {{ code: number, output: string }} Outcome `output` is empty when the command wrote to our
 *   own stdout and stderr.
 */

/**
 * Runs a command to its end. It never rejects: a command that cannot be started has code 127, one that
 * a signal ended 128. A signal to us ends the command and then us.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, quiet?: boolean,
 *   giveUp?: (output: string, elapsedMs: number) => boolean }} options `quiet` collects the output instead
 *   of showing it; `giveUp` is asked every second with what came so far, and its yes ends the command
 * @returns {Promise<Outcome>}
 */
export function runCommand(command, args, { cwd, env, shell, quiet = false, giveUp }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      shell: shell ?? false,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const forwarding = forwardSignals(child, { killAfterMs: 3_000 });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const start = Date.now();
    const watch = setInterval(() => {
      if (giveUp?.(output, Date.now() - start)) child.kill();
    }, 1000);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => {
      clearInterval(watch);
      const signal = forwarding.stop();
      if (signal) process.kill(process.pid, signal);
      else resolve({ code: code ?? 128, output });
    });
  });
}
