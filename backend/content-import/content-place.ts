/** Where in a YAML file a field stands, so that a problem can be shown and not only named. */
import { isAlias, isMap, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { TEXT_LOCALES } from '../../domain/market.ts';

export interface ContentPlace {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** The line before and the line itself, with their numbers, and a mark below the place. */
  readonly excerpt: string;
}

/** Of a line; texts are long. */
const MOST_LETTERS = 100;

/** Finds places in one file, which is parsed once. */
export function placesIn(text: string): (field: string, locale?: string) => ContentPlace {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return (field, locale) => {
    const offset = offsetOf(document, field === '' ? [] : field.split('.'), locale);
    const { line, col } = counter.linePos(offset);
    return placeAt(text, line, col);
  };
}

export function placeAt(text: string, line: number, column: number): ContentPlace {
  const lines = text.split('\n');
  const from = Math.max(0, column - MOST_LETTERS / 2);
  const width = String(line).length;
  const shown = [line - 1, line]
    .filter((number) => number > 0)
    .map((number) => {
      const part = (lines[number - 1] ?? '').slice(from, from + MOST_LETTERS);
      return `${String(number).padStart(width)} | ${part}`.trimEnd();
    });
  const mark = `${' '.repeat(width)} | ${' '.repeat(column - 1 - from)}^`;
  return { line, column, excerpt: [...shown, mark].join('\n') };
}

/**
 * Of the field's key or item; of what it is in where it is missing. In a text that is written in several languages it
 * is that of the locale.
 */
function offsetOf(document: Document, path: readonly string[], locale = 'en'): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  const [language = locale] = locale.split('-');
  const wanted = [...path];
  for (;;) {
    if (isAlias(node)) node = node.resolve(document) ?? null;
    const [name] = wanted;
    if (isSeq(node) && name !== undefined) {
      const item = node.items[Number(name)] as Node | undefined;
      if (!item) return offset;
      node = item;
      offset = item.range?.[0] ?? offset;
      wanted.shift();
    } else if (isMap(node)) {
      const pairs = node.items as { key: Node; value: Node | null }[];
      const find = (key: string | undefined) => pairs.find((pair) => String(pair.key) === key);
      const own = find(name);
      const isInLanguages = pairs.every((pair) => TEXT_LOCALES.includes(String(pair.key) as never));
      const pair = own ?? (isInLanguages ? (find(locale) ?? find(language)) : undefined);
      if (!pair) return offset;
      if (own) wanted.shift();
      node = pair.value;
      offset = pair.key.range?.[0] ?? offset;
    } else {
      return offset;
    }
  }
}
