/** Half of a character, as JSON writes it: a surrogate without the other that belongs to it. */
const HALF =
  /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!(?<!\\)(?:\\\\)*\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i;

/**
 * What a backend sent, its texts well-formed (CMS-02): where one was cut in the middle of an emoji, the
 * server's HTML would have another sign than the browser draws, and React would draw the page anew.
 * @throws SyntaxError for what is no JSON
 */
export function wellFormedJson(text: string): unknown {
  if (!HALF.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
