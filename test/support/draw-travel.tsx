import type { TourSummary } from '../../contract/common.ts';
import type { RelatedTravel, TravelDetail } from '../../contract/travel.ts';
import type { MarketId } from '../../domain/market.ts';
import TravelPage from '../../app/pages/travel/page.tsx';
import { loadPage } from '../../app/pages/define-page.server.ts';
import { travelPage } from '../../app/pages/travel/page.server.ts';
import { exampleTravel } from './example-tours.ts';
import { exampleArguments } from './page-loader-arguments.ts';
import { renderInSite } from './render-in-site.tsx';

/** HTML of the page of the example travel with these departures, as the backend would give it. */
export async function drawTravel(
  tours: TourSummary[],
  {
    marketId,
    today,
    address = '/',
    change,
    related,
  }: {
    readonly marketId?: MarketId;
    readonly today?: string;
    readonly address?: string;
    readonly change?: Partial<TravelDetail>;
    readonly related?: readonly RelatedTravel[];
  } = {},
): Promise<string> {
  const page = await exampleArguments({
    path: `/destinations/japan-by-rail${new URL(address, 'http://site.invalid').search}`,
    answers: { '/travels/japan-by-rail': { ...exampleTravel({ tours, ...change }), related } },
    today,
  });
  const { data } = await loadPage(travelPage, page);
  return renderInSite(<TravelPage data={data} />, { marketId, address });
}
