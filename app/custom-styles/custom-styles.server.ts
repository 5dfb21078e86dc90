/**
 * The customer's own CSS of a page's parts as one stylesheet (CMS-03): each part's rules stand under a class
 * that only it has. It is served from an address of the site, named by its contents, since no style
 * element is allowed (docs/decisions/0025).
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { blockSchema, type ArrivedPage } from '../../contract/custom-page.ts';
import type { BannerBar } from '../../contract/layout.ts';
import { scopeCss } from '../../customer-code/scope-css.ts';
import { blockPlace } from '../blocks/block-place.ts';
import { siteLog } from '../site-log.server.ts';

/** A part of the page that may have CSS of its own. */
export interface StyledPart {
  /** Unique in the stylesheet. */
  readonly id: string;
  /** As the backend gave it: anything, or nothing. */
  readonly css: unknown;
  /** What the log says of it. */
  readonly place: Readonly<Record<string, unknown>>;
}

export interface CustomStyles {
  readonly css: string;
  readonly hash: string;
  /** The class of each part that has rules, by its id. */
  readonly scopes: ReadonlyMap<string, string>;
}

/** The page as a whole among its parts: no block is called so. */
const PAGE = 'the page';

const STYLES_PATH = '/custom-styles';
const HASH_DIGITS = 32;
const SCOPE_DIGITS = 16;

/** Null where no part has a rule that may stand. */
export function customStyles(parts: readonly StyledPart[]): CustomStyles | null {
  const scopes = new Map<string, string>();
  let css = '';
  for (const { id, css: own, place } of parts) {
    if (typeof own !== 'string' || own.trim() === '') continue;
    const scope = `css-${sha256(`${id}\0${own}`, SCOPE_DIGITS)}`;
    const scoped = scopedCss(own, scope, place);
    if (scoped === '') continue;
    scopes.set(id, scope);
    css += `${scoped}\n`;
  }
  return css === '' ? null : { css, hash: sha256(css, HASH_DIGITS), scopes };
}

/**
 * Of a page and of its blocks, each by its position: two may have the same id.
 *
 * @param page its name for the log
 */
export function stylesOfPage(
  { customCss, blocks }: Pick<ArrivedPage, 'customCss' | 'blocks'>,
  page: string,
): CustomStyles | null {
  return customStyles([
    { id: PAGE, css: customCss, place: { page } },
    ...blocks.map((stored, index): StyledPart => {
      const position = index + 1;
      const css = blockSchema.safeParse(stored).data?.content.customCss;
      return {
        id: partOfBlock(position),
        css,
        place: { block: blockPlace(stored, { page, position }) },
      };
    }),
  ]);
}

export function scopeOfPage(styles: CustomStyles | null): string | undefined {
  return styles?.scopes.get(PAGE);
}

/** @param position of the block on the page as it is stored, from 1 */
export function scopeOfBlock(styles: CustomStyles | null, position: number): string | undefined {
  return styles?.scopes.get(partOfBlock(position));
}

export function stylesOfBars(bars: readonly BannerBar[]): CustomStyles | null {
  return customStyles(
    bars.map(({ id, customCss }) => ({ id, css: customCss, place: { bar: id } })),
  );
}

function partOfBlock(position: number): string {
  return `block ${position}`;
}

/** For parts of all pages of all markets, and then some. */
const known = new LRUCache<string, string>({ max: 1_000 });

function scopedCss(css: string, scope: string, place: StyledPart['place']): string {
  // The class is made of the text: the same class, the same rules.
  const found = known.get(scope);
  if (found !== undefined) return found;
  const { text, removed } = scopeCss(css, scope);
  if (removed.length > 0) siteLog().warn({ ...place, removed }, 'customer CSS was cleaned');
  known.set(scope, text);
  return text;
}

function sha256(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** Stylesheets by their hash, which is their name: what an address serves never changes. */
const served = new LRUCache<string, string>({ max: 300 });

/**
 * The address of a stylesheet, which is served from now on.
 *
 * @param page path of the page that it belongs to; null for the banner bars. Another process, or this one
 *   after a restart, makes the stylesheet again from there.
 */
export function stylesAddress(
  styles: CustomStyles | null,
  page: string | null,
): string | undefined {
  if (!styles) return undefined;
  const { hash, css } = styles;
  served.set(hash, css);
  const query = page === null ? '' : `?page=${encodeURIComponent(page)}`;
  return `${STYLES_PATH}/${hash}.css${query}`;
}

export function servedStyles(hash: string): string | undefined {
  return served.get(hash);
}
