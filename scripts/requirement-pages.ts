/** The pages of requirements and what tests say of them, as data. */
import { basename } from 'node:path';

export const REQUIREMENT_STATES = ['done', 'partly', 'later'] as const;

export interface Requirement {
  readonly id: string;
  readonly state: string;
  /** Paths from the project's folder. */
  readonly tests: readonly string[];
}

/** Begins each requirement of a page. */
const HEADING = /^## (?=[A-Z0-9]+-\d{2}$)/m;
/** The state, and below it the tests, one a line. */
const STATE = /^State: \*\*(\w+)\*\*\n*((?:- `[^`\n]+`\n*)*)$/m;
const ID =
  /\b(?:MKT|RTE|LAY|CMS|SRCH|RES|TRV|AUTH|WISH|NTFY|CODE|NEWS|CHAT|AI|MEET|SEO|ANA|ERR|API|BOOK|SEC|REL|A11Y)-\d{2}\b/g;

/** Each `## ID` of a page, with the state and the list of tests below it. */
export function parseRequirements(markdown: string): Requirement[] {
  const [, ...sections] = markdown.split(HEADING);
  return sections.map((section) => {
    const [, state = '', list = ''] = STATE.exec(section) ?? [];
    return {
      id: section.slice(0, section.indexOf('\n')),
      state,
      tests: [...list.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    };
  });
}

/**
 * IDs in the strings of a test file. Comments do not count: only a title can fail in front of somebody.
 */
export function testedIds(source: string): ReadonlySet<string> {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const strings =
    withoutComments.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return new Set(strings.flatMap((text) => text.match(ID) ?? []));
}

/** What is wrong, a line each. */
export function requirementProblems(
  requirements: readonly Requirement[],
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const { id, state, tests: named } of requirements) {
    if (known.has(id)) problems.push(`${id} is there twice`);
    known.add(id);
    if (!REQUIREMENT_STATES.some((known) => known === state)) {
      problems.push(`${id} has the unknown state "${state}"`);
    }
    if (state !== 'later' && named.length === 0) problems.push(`${id} is ${state} without a test`);
    for (const file of named) {
      const ids = tests.get(file);
      if (!ids) problems.push(`${id} names ${file}, which is no test file`);
      else if (!ids.has(id)) problems.push(`${id} names ${file}, where no title has that ID`);
    }
  }
  for (const [file, ids] of tests) {
    for (const id of ids) {
      if (!known.has(id)) problems.push(`${file} names ${id}, which no page has`);
    }
  }
  return problems;
}

/**
 * The page with the tests that name each requirement, by path; a requirement for later that a test names is
 * partly done. Whether one is done is for people to say.
 */
export function withTests(
  markdown: string,
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const [before = '', ...sections] = markdown.split(HEADING);
  const written = sections.map((section) => {
    const id = section.slice(0, section.indexOf('\n'));
    const files = [...tests].filter(([, ids]) => ids.has(id)).map(([file]) => `- \`${file}\`\n`);
    return section.replace(STATE, (_, state: string) => {
      const isBegun = state === 'later' && files.length > 0;
      return `State: **${isBegun ? 'partly' : state}**\n\n${files.sort().join('')}\n`;
    });
  });
  return [before, ...written].join('## ');
}

/** The index, whose last part is a table of the pages with their counts. */
export function requirementIndex(markdown: string, pages: ReadonlyMap<string, string>): string {
  const rows = [...pages].map(([file, page]) => {
    const states = parseRequirements(page).map(({ state }) => state);
    const title = /^# (.*)$/m.exec(page)?.[1] ?? file;
    const counts = REQUIREMENT_STATES.map((state) => states.filter((one) => one === state).length);
    return `| [${title}](requirements/${basename(file)}) | ${counts.join(' | ')} |`;
  });
  const start = markdown.indexOf('| Area');
  return `${markdown.slice(0, start)}${['| Area | Done | Partly | Later |', '| --- | --: | --: | --: |', ...rows].join('\n')}\n`;
}
