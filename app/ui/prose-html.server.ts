/**
 * Prose that people write in content, as HTML. What is no paragraph, list, emphasis, quotation or link
 * stays the text that it is: HTML is shown, not run, and headings would break the order of the page's.
 */
import { micromark } from 'micromark';

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

/** Links lead to `http`, `https`, `mailto` and within the site; others lead nowhere. */
export function proseHtml(markdown: string): string {
  return micromark(markdown, { extensions: [PROSE] });
}
