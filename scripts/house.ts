/**
 * `npm run house`: the size and shape of the code base in figures. A figure is a sign and not a goal: it shows
 * where to look when a change makes the project harder to read.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { CODE } from './run-checks.mjs';

const CODE_FILE = /\.(?:ts|tsx|mjs|cjs|js)$/;
const TEST_FILE = /\.test\.tsx?$|^test\//;
const PACKAGE_FILE = /^packages\//;
const LONG_FILE_LINES = 450;
const SMALL_FILE_LINES = 30;

/** What only the framework itself should name. */
const INTERNALS = /UNSAFE_|__remix(?:Context|Router|Manifest)|__SECRET_INTERNALS/;

process.chdir(PROJECT_FOLDER);
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((name) => CODE_FILE.test(name))
  .map((name) => {
    const text = readFileSync(name, 'utf8');
    return { name, text, lines: text.split('\n').length - 1 };
  });
const source = files.filter(({ name }) => !TEST_FILE.test(name) && !PACKAGE_FILE.test(name));
const tests = files.filter(({ name }) => TEST_FILE.test(name));
const packages = files.filter(({ name }) => PACKAGE_FILE.test(name) && !TEST_FILE.test(name));

const graph = await importGraph();
const importers = new Map<string, number>();
for (const { dependencies } of graph) {
  for (const { resolved } of dependencies) {
    importers.set(resolved, (importers.get(resolved) ?? 0) + 1);
  }
}
const inCycles = graph.filter(({ dependencies }) => dependencies.some(({ circular }) => circular));
const smallWithOneCaller = source.filter(
  ({ name, lines }) =>
    lines < SMALL_FILE_LINES &&
    importers.get(name) === 1 &&
    !name.endsWith('.css.ts') &&
    !name.startsWith('app/routes/'),
);

const rows: readonly (readonly [string, string | number])[] = [
  ['source without packages and tests, lines', sumOfLines(source)],
  ['source files', source.length],
  ['median lines of a source file', medianLines(source)],
  [`source files over ${LONG_FILE_LINES} lines`, source.filter(isLong).length],
  [`files under ${SMALL_FILE_LINES} lines with one caller`, smallWithOneCaller.length],
  ['packages, lines', sumOfLines(packages)],
  ['test lines', sumOfLines(tests)],
  ['files that name framework internals', source.filter(namesInternals).length],
  ['files in import cycles, types included', inCycles.length],
];
for (const [label, figure] of rows) {
  process.stdout.write(`${String(figure).padStart(8)}  ${label}\n`);
}

const folders = Map.groupBy(source, ({ name }) => name.split('/').slice(0, 2).join('/'));
process.stdout.write('\n   lines  files  median  folder\n');
for (const [folder, members] of [...folders].sort((a, b) => sumOfLines(b[1]) - sumOfLines(a[1]))) {
  if (members.length < 2) continue;
  const columns = [
    String(sumOfLines(members)).padStart(8),
    String(members.length).padStart(7),
    String(medianLines(members)).padStart(8),
  ];
  process.stdout.write(`${columns.join('')}  ${folder}\n`);
}

async function importGraph(): Promise<ICruiseResult['modules']> {
  const { output } = await cruise(
    CODE.filter((name) => name !== 'test'),
    {
      tsPreCompilationDeps: true,
      exclude: { path: ['\\.test\\.tsx?$'] },
      doNotFollow: { path: ['node_modules'] },
    },
  );
  if (typeof output === 'string') throw new Error('Expected the import graph, not a report');
  return output.modules.filter(
    ({ source: file }) => !path.normalize(file).includes('node_modules'),
  );
}

function sumOfLines(of: readonly { readonly lines: number }[]): number {
  return of.reduce((sum, { lines }) => sum + lines, 0);
}

function medianLines(of: readonly { readonly lines: number }[]): number {
  const sorted = of.map(({ lines }) => lines).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function isLong({ lines }: { readonly lines: number }): boolean {
  return lines > LONG_FILE_LINES;
}

function namesInternals({ name, text }: { readonly name: string; readonly text: string }): boolean {
  return name.startsWith('app/') && INTERNALS.test(text);
}
