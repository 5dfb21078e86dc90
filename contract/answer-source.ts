/** What an answer tells whoever keeps something that is made of it: of which catalogue, and for how long. */
import { CATALOGUE_VERSION_HEADER, CHANGES_AT_HEADER } from './headers.ts';

export interface AnswerSource {
  /** Of the catalogue it was given from; null where the backend says none. */
  readonly version: string | null;
  /** When time alone makes it another (ms since 1970), before the market's next day; null: not before. */
  readonly changesAtMs: number | null;
  /** Something stands in for an answer that did not come; that is not to be kept. */
  readonly isFallback: boolean;
}

export const NO_ANSWER: AnswerSource = { version: null, changesAtMs: null, isFallback: true };

export function answerSource(headers: Headers): AnswerSource {
  const changesAt = headers.get(CHANGES_AT_HEADER);
  return {
    version: headers.get(CATALOGUE_VERSION_HEADER),
    // What is no number is no promise either: the answer is good for nothing but now.
    changesAtMs: changesAt === null ? null : Number(changesAt) || 0,
    isFallback: false,
  };
}
