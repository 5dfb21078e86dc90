import type { CoordinatorPageData } from './loader.server.ts';

export default function CoordinatorPage({ data }: { readonly data: CoordinatorPageData }) {
  return <h1>{data.kind}</h1>;
}
