/** A page of the CMS: its blocks in their order (CMS-01). */
import { Blocks } from '../../blocks/blocks.tsx';
import { Container } from '../../ui/container.tsx';
import type { CustomPageData } from './loader.server.ts';

export default function CustomPage({ data }: { readonly data: CustomPageData }) {
  if (data.blocks.length > 0) return <Blocks blocks={data.blocks} />;
  return (
    <Container>
      <h1>{data.title}</h1>
    </Container>
  );
}
