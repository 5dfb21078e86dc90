import { LRUCache } from 'lru-cache';
import { cleanHtml } from '../../../customer-code/clean-html.ts';
import { OWN_HOSTS } from '../../../customer-code/cleaned.ts';
import { siteSettings } from '../../site-settings.server.ts';
import { defineBlock, type LoadContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

export interface CodeData {
  /** Cleaned: nothing in it runs, loads or sends. One heading of the first rank at most. */
  readonly html: string;
}

/** Parsing takes milliseconds, and the same blocks are drawn again and again. */
const cleaned = new LRUCache<string, string>({ max: 200 });
const below = new LRUCache<string, string>({ max: 200 });

/** Cleans it again: a remote backend may send anything (SEC-06). */
export function loadCode(
  { html }: Content,
  { log, place }: Pick<LoadContext, 'log' | 'place'>,
): CodeData {
  const known = cleaned.get(html);
  if (known !== undefined) return { html: known };
  const { text, removed } = cleanHtml(html, { imageBases: imageBases() });
  if (removed.length > 0) log.warn({ block: place, removed }, 'customer HTML was cleaned');
  cleaned.set(html, text);
  return { html: text };
}

/** For a block that does not lead its page: the page has one heading of the first rank. */
export function belowHeading({ html }: CodeData): CodeData {
  if (!html.includes('<h1')) return { html };
  const known = below.get(html);
  if (known !== undefined) return { html: known };
  const { text } = cleanHtml(html, { imageBases: imageBases(), isBelowHeading: true });
  below.set(html, text);
  return { html: text };
}

function imageBases(): readonly string[] {
  return [...new Set([...OWN_HOSTS, siteSettings().imagesBaseUrl])];
}

export const wrHtml = defineBlock({
  type: 'wr-html',
  content: schema,
  words: [],
  load: loadCode,
  belowHeading,
});
