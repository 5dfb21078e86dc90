/** Content that cannot be imported: every problem, each with its file, its field and where it stands. */
import type { ContentPlace } from './content-place.ts';

export interface ContentProblem {
  /** From the project's folder. */
  readonly file: string;
  /** e.g. `days.3.latitude`; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
  /** Not there for a file that is missing or cannot be read, and for what is found at import alone. */
  readonly place?: ContentPlace | null;
}

export class ContentInvalid extends Error {
  override name = 'ContentInvalid';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `the content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}, and nothing was imported:\n${problems
        .map(printProblem)
        .join('\n')}`,
    );
    this.problems = problems;
  }
}

function printProblem({ file, field, message, place }: ContentProblem): string {
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  const excerpt = place ? `\n${place.excerpt.replaceAll(/^/gm, '      ')}` : '';
  return `  ${where}${field ? ` ${field}` : ''}: ${message}${excerpt}`;
}
