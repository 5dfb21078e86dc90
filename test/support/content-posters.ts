/** The posters of the content, as it describes them: the pictures that the site delivers are drawn from that. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PosterDescription } from '../../packages/posters/src/poster.ts';

interface DrawnPicture {
  readonly poster?: PosterDescription;
}
export interface DrawnTravel {
  readonly id: string;
  readonly continent: string;
  readonly popularity: number;
  readonly pictures: readonly DrawnPicture[];
  /** Months. */
  readonly departures: { readonly season: readonly number[] };
  readonly days: readonly { readonly latitude: number }[];
}
interface PageOfContent {
  readonly blocks: readonly {
    readonly type: string;
    readonly content: { readonly image?: DrawnPicture };
  }[];
}

const filesOf = <Content>(pattern: string) =>
  globSync(pattern).map((file) => parse(readFileSync(file, 'utf8')) as Content);

/** As lists show them. */
export const DRAWN_TRAVELS = filesOf<DrawnTravel>('content/travels/*/travel.yaml').sort(
  (one, other) => other.popularity - one.popularity || (one.id < other.id ? -1 : 1),
);

const PAGES = filesOf<PageOfContent>('content/pages/*.yaml');

const postersOf = ({ blocks }: PageOfContent, wanted: string) =>
  blocks.flatMap(({ type, content }) => (type === wanted ? (content.image?.poster ?? []) : []));

/** The posters behind the titles of pages. */
export const HEAD_POSTERS = PAGES.flatMap((page) => postersOf(page, 'cover'));

/** Page by page, the poster of its head before those beside its words. */
export const PAGE_POSTERS = PAGES.map((page) => [
  ...postersOf(page, 'cover'),
  ...postersOf(page, 'text-and-image'),
]);
