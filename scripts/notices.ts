/**
 * `npm run notices`: compares `THIRD-PARTY-NOTICES.md` with the production packages of `package-lock.json`, which is
 * the same on every platform; `-- --write` writes it.
 */
import { readFileSync } from 'node:fs';
import { writeOrCompare } from './generated-document.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Of packages whose package.json does not say it; from their LICENSE files. */
const LICENSES: Readonly<Record<string, string>> = {
  '@openfeature/ofrep-core': 'Apache-2.0',
  '@openfeature/ofrep-provider': 'Apache-2.0',
  'world-countries': 'ODbL-1.0',
};
const FOLDER = 'node_modules/';

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const versions = new Map<string, Map<string, Set<string>>>();
const problems: string[] = [];
for (const [path, locked] of Object.entries(lock.packages)) {
  const { version, dev = false, devOptional = false, link = false } = locked;
  if (!path.includes(FOLDER) || version === undefined || dev || devOptional || link) continue;
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const license = locked.license ?? LICENSES[name];
  if (license === undefined) {
    problems.push(`${name} names no licence: add what its LICENSE says to scripts/notices.ts`);
    continue;
  }
  const names = versions.get(license) ?? new Map<string, Set<string>>();
  names.set(name, (names.get(name) ?? new Set()).add(version));
  versions.set(license, names);
}

const sections = [...versions]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([license, names]) =>
    [
      `## ${license}\n`,
      ...[...names]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, known]) => `- ${name} ${[...known].join(', ')}`),
    ].join('\n'),
  );
const count = [...versions.values()].reduce((sum, names) => sum + names.size, 0);
const problem = await writeOrCompare(
  'THIRD-PARTY-NOTICES.md',
  `# Third-party notices

<!-- Written by npm run notices -- --write, from package-lock.json. -->

The site uses these ${count} packages when it runs, some of them on single platforms only. They belong to their authors and are used under the licences below; each package's folder in \`node_modules\` has the text of its licence and its copyright notice. Packages that only build or test the site are not listed.

${sections.join('\n\n')}
`,
  'notices',
);
if (problem) problems.push(problem);
for (const line of problems) process.stderr.write(`${line}\n`);
process.stdout.write(`${count} packages under ${versions.size} licences\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
