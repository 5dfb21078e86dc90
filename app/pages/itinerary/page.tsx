import type { ItineraryPageData } from './loader.server.ts';

export default function ItineraryPage({ data }: { readonly data: ItineraryPageData }) {
  return <h1>{data.kind}</h1>;
}
