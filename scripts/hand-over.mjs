import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code; it does not return when a signal ended the program
 */
function runInFront(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' });
    const forwarding = forwardSignals(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      forwarding.stop();
      if (signal) process.kill(process.pid, signal);
      else resolve(code ?? 1);
    });
  });
}

/**
 * Lets a program take this process's place: the same process number, so that whoever stops or watches
 * `npm start` has the server itself. Where Node cannot (before 22.15, on Windows) it runs in front of
 * us, with signals and exit code handed on.
 *
 * @param {string} command an executable's path
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export async function handOver(command, args, options) {
  if (process.platform === 'win32' || typeof process.execve !== 'function') {
    return runInFront(command, args, options);
  }
  process.chdir(options.cwd);
  const env = Object.entries(options.env).filter(([, value]) => value !== undefined);
  process.execve(command, [command, ...args], Object.fromEntries(env));
  return 1;
}
