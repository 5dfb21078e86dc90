/** The table of requirements and what tests say of it, as data. */

export const REQUIREMENT_STATES = ['done', 'partly', 'later'] as const;

export interface RequirementRow {
  readonly id: string;
  readonly state: string;
  /** Paths from the project's folder. */
  readonly tests: readonly string[];
}

const ROW = /^\|\s*([A-Z0-9]+-\d{2})\s*\|(.*)\|([^|]*)\|([^|]*)\|$/;
const ID =
  /\b(?:MKT|RTE|LAY|CMS|SRCH|RES|TRV|AUTH|WISH|NTFY|CODE|NEWS|CHAT|AI|MEET|SEO|ANA|ERR|API|BOOK|SEC|REL|A11Y)-\d{2}\b/g;

/** Rows `| ID | requirement | state | tests |`; what else the document says is left alone. */
export function parseRequirementRows(markdown: string): RequirementRow[] {
  return markdown.split('\n').flatMap((line) => {
    const match = ROW.exec(line.trim());
    if (!match) return [];
    const [, id = '', , state = '', tests = ''] = match;
    return [
      {
        id,
        state: state.trim(),
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      },
    ];
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
  rows: readonly RequirementRow[],
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const { id, state, tests: named } of rows) {
    if (known.has(id)) problems.push(`${id} has two rows`);
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
      if (!known.has(id)) problems.push(`${file} names ${id}, which has no row`);
    }
  }
  return problems;
}

/**
 * The document with the tests that name each row's ID, by path; a row for later that a test names is partly
 * done. Whether a row is done is for people to say.
 */
export function withTests(
  markdown: string,
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const lines = markdown.split('\n').map((line) => {
    const match = ROW.exec(line.trim());
    if (!match) return line;
    const [, id = '', requirement = '', state = ''] = match;
    const files = [...tests].filter(([, ids]) => ids.has(id)).map(([file]) => `\`${file}\``);
    const isBegun = state.trim() === 'later' && files.length > 0;
    const cells = [
      id,
      requirement.trim(),
      isBegun ? 'partly' : state.trim(),
      files.sort().join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return lines.join('\n');
}
