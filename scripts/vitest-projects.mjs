import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The suites by name, as vitest.config.ts has them.
 *
 * @param {string} folder the project's
 * @returns {string[]}
 */
export function readProjectNames(folder) {
  const config = readFileSync(path.join(folder, 'vitest.config.ts'), 'utf8');
  return [...config.matchAll(/^\s*name: '([\w-]+)',$/gm)].map(([, name]) => name);
}

/**
 * Vitest's own rule: `*` for anything, `!` for all others.
 *
 * @param {string} pattern
 * @param {string} name
 */
function matches(pattern, name) {
  const wanted = pattern.replace(/^!/, '');
  const source = wanted.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`, 'i').test(name) !== pattern.startsWith('!');
}

/**
 * Takes the choice of projects out of vitest's arguments. As for vitest, one `--project` that matches is
 * enough, which is why leaving something out needs the names of all the others.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all projects
 * @returns {{ projects: string[], rest: string[] }}
 */
export function takeProjects(args, names) {
  /** @type {string[]} */
  const patterns = [];
  /** @type {string[]} */
  const rest = [];
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i];
    if (arg === '--project') patterns.push(args[(i += 1)] ?? '');
    else if (arg.startsWith('--project=')) patterns.push(arg.slice('--project='.length));
    else rest.push(arg);
  }
  if (patterns.length === 0) return { projects: [...names], rest };
  const projects = names.filter((name) => patterns.some((pattern) => matches(pattern, name)));
  return { projects, rest };
}
