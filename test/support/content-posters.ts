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

/** The posters behind the titles of pages. */
export const HEAD_POSTERS = filesOf<PageOfContent>('content/pages/*.yaml')
  .flatMap(({ blocks }) => blocks)
  .flatMap(({ type, content }) => (type === 'cover' ? (content.image?.poster ?? []) : []));
