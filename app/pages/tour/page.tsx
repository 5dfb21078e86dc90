import type { TourPageData } from './loader.server.ts';

export default function TourPage({ data }: { readonly data: TourPageData }) {
  return <h1>{data.kind}</h1>;
}
