/** What was left of a customer's code, and what was taken out of it, for whoever wrote it. */
export interface Cleaned {
  readonly text: string;
  /** Each once, e.g. `<script>`, `onclick of <a>`, `position: fixed`. */
  readonly removed: readonly string[];
}

export interface CleaningOptions {
  /** What may stand before `/resource` in addresses of pictures; only the site's own hosts by default. */
  readonly imageBases?: readonly string[];
  /** Whether the page has its heading elsewhere, so that this may have none of the first rank. */
  readonly isBelowHeading?: boolean;
}

export const OWN_HOSTS: readonly string[] = [''];

/** What is longer is no text of an editor: neither read nor drawn. */
export const LONGEST_CODE = 60_000;

/** A text has to be read in some tens of milliseconds, whoever wrote it (SEC-11). */
export class TooMuch extends Error {
  /** @param what one that must not be in it, e.g. `more than 2000 elements` */
  constructor(what: string) {
    super(what);
    this.name = 'TooMuch';
  }
}

/** Counts what is found in one text. @throws TooMuch from the call on that finds more than `most` */
export function counter(most: number, what: string): (found?: number) => void {
  let count = 0;
  return (found = 1) => {
    count += found;
    if (count > most) throw new TooMuch(`more than ${most} ${what}`);
  };
}

const LONGEST_QUOTE = 60;

/** A piece of the code as a message quotes it: on one line, and short. */
export function quote(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
