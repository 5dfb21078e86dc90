import type { SearchPageData } from './loader.server.ts';

export default function SearchPage({ data }: { readonly data: SearchPageData }) {
  return <h1>{data.kind}</h1>;
}
