/** Starts `other-process-main.ts`: what a second process of the site does with the same database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { StorageOptions } from '../../backend/storage/storage.ts';

const MAIN = path.join(import.meta.dirname, 'other-process-main.ts');

export const TASKS = [
  'migrate',
  'write-mails',
  'write-mails-for-ever',
  'claim-mails',
  'bump',
] as const;
export type Task = (typeof TASKS)[number];

export class OtherProcess {
  readonly #child: ChildProcess;
  readonly #lines: Interface;
  readonly #exit: Promise<unknown>;

  constructor(task: Task, options: StorageOptions) {
    this.#child = spawn(process.execPath, [MAIN, task, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#exit = once(this.#child, 'exit');
    this.#lines = createInterface(this.#child.stdout!);
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
