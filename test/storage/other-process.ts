/** Starts `other-process-main.ts`: what a second process of the site does with the same database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { StorageOptions } from '../../backend/storage/storage.ts';

const MAIN = path.join(import.meta.dirname, 'other-process-main.ts');

const TASKS = [
  'migrate',
  'write-mails',
  'write-mails-for-ever',
  'save-tours-for-ever',
  'claim-mails',
  'bump',
] as const;
export type Task = (typeof TASKS)[number];

export class OtherProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #lines: AsyncIterableIterator<string>;

  constructor(task: Task, options: StorageOptions) {
    this.#child = spawn(process.execPath, [MAIN, task, JSON.stringify(options)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#exit = once(this.#child, 'exit');
    this.#lines = createInterface(this.#child.stdout!)[Symbol.asyncIterator]();
  }

  /** Resolves when it has loaded its code and waits for `go`. */
  async isReady(): Promise<void> {
    const { value } = await this.#lines.next();
    if (value !== 'ready') throw new Error(`It is not ready but says ${String(value)}`);
  }

  go(): void {
    this.#child.stdin!.end();
  }

  /** What it prints, line by line, until it ends. */
  lines(): AsyncIterable<string> {
    return this.#lines;
  }

  /** All lines, once it has ended well. */
  async output(): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of this.#lines) lines.push(line);
    await this.#exit;
    if (this.#child.exitCode !== 0) throw new Error(`It ended with ${this.#child.exitCode}`);
    return lines;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }
}

/** Starts processes that open the database and do their task at the same moment. */
export async function startTogether(
  tasks: readonly Task[],
  options: StorageOptions,
): Promise<OtherProcess[]> {
  const processes = tasks.map((task) => new OtherProcess(task, options));
  await Promise.all(processes.map((process) => process.isReady()));
  for (const process of processes) process.go();
  return processes;
}

/** Starts processes together and waits for what each of them prints. */
export async function runTogether(
  tasks: readonly Task[],
  options: StorageOptions,
): Promise<string[][]> {
  const processes = await startTogether(tasks, options);
  return Promise.all(processes.map((process) => process.output()));
}
