/**
 * `npm run settings`: compares `docs/settings.md` with the schema of the settings; `-- --write` writes it. Each
 * setting is described once in `settings-reference.ts`, with an example that its schema takes.
 */
import { environmentSchema, SETTING_NAMES } from '../config/settings.ts';
import { writeOrCompare } from './generated-document.ts';
import { SETTING_GROUPS } from './settings-reference.ts';

const DOCUMENT = 'docs/settings.md';
const schemas = new Map(Object.entries(environmentSchema.shape));

const described = SETTING_GROUPS.flatMap(({ settings }) => Object.entries(settings));
const problems = [
  ...SETTING_NAMES.filter((name) => !described.some(([one]) => one === name)).map(
    (name) => `${name} is not described in scripts/settings-reference.ts`,
  ),
  ...described.flatMap(([name, { example }]) => {
    const schema = schemas.get(name);
    if (!schema) return `${name} is described in scripts/settings-reference.ts, and is no setting`;
    return schema.safeParse(example).success ? [] : `${name} does not take its example ${example}`;
  }),
];

/** The default that the schema has, or null. */
function defaultOf(name: string): string | null {
  const value: unknown = schemas.get(name)?.safeParse(undefined).data;
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  return text === '' ? null : `\`${text}\``;
}

const sections = SETTING_GROUPS.map(({ title, intro = '', settings }) => {
  const entries = Object.entries(settings).map(([name, { does, example, ...rest }]) =>
    [
      `### \`${name}\``,
      does,
      `- Default: ${rest.default ?? defaultOf(name) ?? 'none'}\n- Example: \`${assignment(name, example)}\``,
    ].join('\n\n'),
  );
  return [`## ${title}`, intro, ...entries].join('\n\n');
});

/** As a line of a file of settings. */
function assignment(name: string, value: string): string {
  return `${name}=${/[\s#]/.test(value) ? `"${value}"` : value}`;
}

const links = SETTING_GROUPS.map(({ title }) => {
  const anchor = title
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '-');
  return `- [${title}](#${anchor})`;
});

const problem = await writeOrCompare(
  DOCUMENT,
  `# Settings

<!-- Written by npm run settings -- --write, from config/settings.ts and scripts/settings-reference.ts. -->

Environment variables configure everything; the demonstration needs none. What is not set in the environment is read from a file: \`.env\` in the project's folder, or the one that \`--env-file FILE\` names (\`npm start -- --env-file /etc/cordata/site.env\`, and so for each command). A name that is nearly one of the settings, such as \`BRAND_EMIAL\`, is refused.

[deploy/live.env.example](../deploy/live.env.example) has the settings that live mode requires.

${links.join('\n')}

${sections.join('\n\n')}
`,
  'settings',
);
if (problem) problems.push(problem);
for (const line of problems) process.stderr.write(`${line}\n`);
process.stdout.write(`${described.length} settings in ${SETTING_GROUPS.length} groups\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
