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
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, quiet?: boolean, timeoutMs?: number }}
 *   options `quiet` collects the output instead of showing it
 * @returns {Promise<Outcome>}
 */
export function runCommand(command, args, { cwd, env, shell, quiet = false, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      shell: shell ?? false,
      timeout: timeoutMs,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const forwarding = forwardSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => {
      const signal = forwarding.stop();
      if (signal) process.kill(process.pid, signal);
      else resolve({ code: code ?? 128, output });
    });
  });
}
