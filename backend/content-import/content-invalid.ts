/** Content that cannot be imported: every problem, each with its file and field. */

export interface ContentProblem {
  /** From the project's folder. */
  readonly file: string;
  /** e.g. `days.3.latitude`; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

export class ContentInvalid extends Error {
  override name = 'ContentInvalid';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `the content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}, and nothing was imported:\n${problems
        .map(({ file, field, message }) => `  ${file}${field ? ` ${field}` : ''}: ${message}`)
        .join('\n')}`,
    );
    this.problems = problems;
  }
}
