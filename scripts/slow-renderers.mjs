import { execFileSync } from 'node:child_process';

/** A page has the processor for a sixth of the time. */
const RUNNING_MS = 12;
const STOPPED_MS = 60;
/** New ones are looked for as often. */
const LOOK_MS = 500;

/** @param {string} line of `ps`: id, parent's id, command line */
function readProcess(line) {
  const [, id = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
  return { id: Number(id), parent: Number(parent), command };
}

/**
 * The processes that draw pages, of the browsers that a process or its children have started.
 *
 * @param {string} table what `ps` prints
 * @param {number} ancestor its id
 * @returns {number[]} their ids
 */
export function renderersOf(table, ancestor) {
  const processes = table.split('\n').map(readProcess);
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]));
  const isOurs = (/** @type {number} */ id) => {
    for (let at = parents.get(id); at; at = parents.get(at)) if (at === ancestor) return true;
    return false;
  };
  const renderers = processes.filter(({ command }) => command.includes('--type=renderer'));
  return renderers.map(({ id }) => id).filter(isOurs);
}

/**
 * Slows the pages down of all browsers that this process has under it: it stops them most of the time, which
 * takes no time from others as a browser's own throttling does, by waiting busily. Not on Windows, which
 * cannot stop a process.
 *
 * @returns {() => void} lets them run again
 */
export function slowRenderers() {
  if (process.platform === 'win32') throw new Error('Windows cannot stop a process for a moment.');
  /** @type {number[]} */
  let renderers = [];
  let lookedAt = 0;
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    for (const id of renderers) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended since.
      }
    }
  };
  /** @type {NodeJS.Timeout} */
  let timer;
  const stop = () => {
    if (Date.now() - lookedAt > LOOK_MS) {
      lookedAt = Date.now();
      renderers = renderersOf(execFileSync('ps', ['-eo', 'pid=,ppid=,args='], PS), process.pid);
    }
    signal('SIGSTOP');
    timer = setTimeout(go, STOPPED_MS);
  };
  const go = () => {
    signal('SIGCONT');
    timer = setTimeout(stop, RUNNING_MS);
  };
  stop();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}

const PS = /** @type {const} */ ({ encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
