/** How much CSS is read at most (SEC-11): several times what the stylesheet of a whole page has. */
import { tokenize, tokenTypes } from 'css-tree';
import { TooMuch, counter } from './cleaned.ts';

/** Each with what stands before its commas. */
const MOST_SELECTORS = 1_000;
const MOST_DECLARATIONS = 2_000;
/** Of whatever it is made: time goes by them. */
const MOST_WORDS = 20_000;
/** Each stops the parser and starts it anew. */
const MOST_MISTAKES = 200;
/** What is nested is gone through once more at each step. */
const MOST_OPEN = 64;

/** Of one stylesheet, or of all style attributes of one text. Each throws TooMuch. */
export interface CssCounters {
  readonly countSelectors: (found: number) => void;
  readonly countDeclarations: (found: number) => void;
  readonly countMistake: () => void;
  /** To be called before it is parsed. */
  readonly countWords: (css: string) => void;
}

export function cssCounters(): CssCounters {
  const countWord = counter(MOST_WORDS, 'words and signs of CSS');
  const countMistake = counter(MOST_MISTAKES, 'pieces that are no CSS');
  return {
    countSelectors: counter(MOST_SELECTORS, 'selectors'),
    countDeclarations: counter(MOST_DECLARATIONS, 'declarations'),
    countMistake: () => countMistake(),
    countWords: (css) => {
      const open: number[] = [];
      tokenize(css, (type) => {
        countWord();
        if (type === open.at(-1)) open.pop();
        const end = ENDS.get(type);
        if (end !== undefined && open.push(end) > MOST_OPEN) {
          throw new TooMuch(`what is nested deeper than ${MOST_OPEN}`);
        }
      });
    },
  };
}

/** What ends each kind of bracket; a function is one too. */
const ENDS: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
]);
