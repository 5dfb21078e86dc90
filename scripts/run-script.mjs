import { plainMessage } from './plain-failure.mjs';

/**
 * Runs a script's main function: its number is the exit code, and a failure is one clear line on
 * stderr and exit code 1.
 *
 * @param {() => Promise<number | void> | number | void} main
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(plainMessage(error) ?? error);
    process.exitCode = 1;
  }
}
