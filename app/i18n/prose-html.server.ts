/**
 * Prose that people write in content, as HTML. What is no paragraph, list, emphasis, quotation or link
 * stays the text that it is: HTML is shown, not run, and headings would break the order of the page's.
 */
import { LRUCache } from 'lru-cache';
import { micromark } from 'micromark';
import { isLinkAddress } from '../../contract/link-address.ts';

const PROSE = {
  disable: {
    null: [
      'autolink',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/** As they are printed: with a title perhaps, and never one in another. */
const LINKS = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Marks that an address is printed with. */
const MARKS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Texts and their HTML, in characters: those of the pages that are asked for most. */
const MOST_KEPT = 4_000_000;

const kept = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (html, markdown) => 1 + html.length + markdown.length,
  memoMethod: makeHtml,
});

/** Links lead where those of content may (SEC-03); of any other the words are left. */
export function proseHtml(markdown: string): string {
  return kept.memo(markdown);
}

function makeHtml(markdown: string): string {
  // Who knows but a few protocols would let through some that are none of ours, and leave out the telephone.
  const html = micromark(markdown, { extensions: [PROSE], allowDangerousProtocol: true });
  return html.replaceAll(LINKS, (link, href: string, words: string) =>
    isLinkAddress(withMarks(href)) ? link : words,
  );
}

function withMarks(printed: string): string {
  return printed.replaceAll(/&\w+;/g, (mark) => MARKS[mark] ?? mark);
}
