/**
 * HTML and CSS that a customer wrote (CMS-03, SEC-06). What would be taken out of it is a problem of the file:
 * one who wrote it wants to know, and not to find a page without it.
 */
import { z } from 'zod';
import type { Layout } from '../../contract/layout.ts';
import { cleanHtml } from '../../customer-code/clean-html.ts';
import { scopeCss } from '../../customer-code/scope-css.ts';
import type { ContentFiles } from './content-files.ts';

/** As many as one can mend at a time. */
const MOST_NAMED = 5;

function refusalOf(removed: readonly string[]): string {
  const more = removed.length - MOST_NAMED;
  const named = removed.slice(0, MOST_NAMED).join(', ');
  return `may not have ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Kept as it is written: the class that it stands under is made of it when a page is drawn. */
export const customCssSchema = z.string().superRefine((css, context) => {
  const { removed } = scopeCss(css, 'css');
  if (removed.length > 0) context.addIssue({ code: 'custom', message: refusalOf(removed) });
});

/** Kept as a browser would read it, every element closed and every text quoted. */
export const customHtmlSchema = z.string().transform((html, context) => {
  const { text, removed } = cleanHtml(html);
  if (removed.length === 0) return text;
  context.addIssue({ code: 'custom', message: refusalOf(removed) });
  return z.NEVER;
});

/** The banner bars of a layout, whose other fields the contract knows. */
export function checkBarStyles(files: ContentFiles, file: string, { beans }: Layout): void {
  for (const [index, { customCss }] of beans.entries()) {
    const parsed = customCssSchema.optional().safeParse(customCss);
    for (const { message } of parsed.error?.issues ?? []) {
      files.report(file, `beans.${index}.customCss`, message);
    }
  }
}
