/**
 * The search page (RES-01): filters of the URL, one listing call, and the choices of the form. It never
 * ends in an error page: without an answer it shows an empty list of one page (RES-09).
 */
import { redirect } from '@remix-run/node';
import type { ToursAnswer, TravelsPageAnswer } from '../../../contract/listing.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import {
  DEFAULT_PER_PAGE,
  listingBody,
  parseSearchFilters,
  type SearchFilters,
} from '../../../domain/search-filters.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import {
  tourCardData,
  travelCardData,
  type DisplayCurrency,
  type TourCardData,
  type TravelCardData,
} from '../../listing/card-data.ts';
import { listingIndexRule } from '../../listing/index-rule.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { queryOfForm } from '../../search/form-query.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import { marketsPaths } from '../../seo/alternates.ts';
import { siteLog } from '../../site-log.server.ts';
import type { PageLoader, PageLoaderArguments } from '../page-loader.server.ts';

export interface SearchPageData {
  /** As asked for, but for a page beyond the last, which is the last (RES-02). */
  readonly filters: SearchFilters;
  readonly choices: SearchChoices;
  readonly list: SearchList;
  readonly lastPage: number;
  readonly total: number;
  /** True where the backend gave no answer, so that nothing is known of the list. */
  readonly isFailed: boolean;
}

/** What the tab holds. */
export type SearchList =
  | { readonly tab: 'tours'; readonly tours: readonly TourCardData[] }
  | { readonly tab: 'travels'; readonly travels: readonly TravelCardData[] };
