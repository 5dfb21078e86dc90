import type { TravelPageData } from './loader.server.ts';

export default function TravelPage({ data }: { readonly data: TravelPageData }) {
  return <h1>{data.kind}</h1>;
}
