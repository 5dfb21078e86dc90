import type { CustomPageData } from './loader.server.ts';

export default function CustomPage({ data }: { readonly data: CustomPageData }) {
  return <h1>{data.kind}</h1>;
}
