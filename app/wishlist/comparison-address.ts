/**
 * The address of a comparison (WISH-04): `?ids=` names what is compared and `?show=` what of it stands side by side. It
 * names no person, so that anybody can be sent it.
 */
import { COMPARE_PATH, MAXIMUM_COMPARED } from '../../contract/comparison-paths.ts';

/** As many as there is room for. */
export const MOST_SIDE_BY_SIDE = 4;

export interface AskedComparison {
  /** Ids of travels and codes of tours, each once. */
  readonly ids: readonly string[];
  /** Whether the address named more than can be compared. */
  readonly isCut: boolean;
  /** Those to stand side by side; the first ones without it. */
  readonly shown: readonly string[];
}

export function parseComparison(params: URLSearchParams): AskedComparison {
  const ids = listOf(params, 'ids');
  return {
    ids: ids.slice(0, MAXIMUM_COMPARED),
    isCut: ids.length > MAXIMUM_COMPARED,
    shown: listOf(params, 'show'),
  };
}

export function comparisonPath(ids: readonly string[]): string {
  if (ids.length === 0) return COMPARE_PATH;
  // A comma needs no encoding in a query, and the address is one that people send.
  return `${COMPARE_PATH}?ids=${ids.slice(0, MAXIMUM_COMPARED).map(encodeURIComponent).join(',')}`;
}

/** In the query once a link for friends was ended. */
export const ENDED = 'ended';

/** What the link was about, so that another one can be made. */
export function endedLinkPath(ids: readonly string[]): string {
  return `${comparisonPath(ids)}${ids.length > 0 ? '&' : '?'}${ENDED}`;
}

/** A form repeats the key, a link has commas. */
function listOf(params: URLSearchParams, key: string): string[] {
  const names = params.getAll(key).flatMap((text) => text.split(','));
  return [...new Set(names.map((name) => name.trim()))].filter((name) => ID.test(name));
}

const ID = /^[^\p{Cc}]{1,100}$/u;
