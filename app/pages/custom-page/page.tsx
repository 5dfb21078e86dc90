/** A page of the CMS: its blocks in their order (CMS-01). */
import { Blocks } from '../../blocks/blocks.tsx';
import { CustomScope } from '../../custom-styles/custom-scope.tsx';
import { Container } from '../../ui/container.tsx';
import type { CustomPageData } from './loader.server.ts';

export default function CustomPage({ data }: { readonly data: CustomPageData }) {
  return (
    <CustomScope scope={data.scope}>
      {data.blocks.length > 0 ? (
        <Blocks blocks={data.blocks} />
      ) : (
        <Container>
          <h1>{data.title}</h1>
        </Container>
      )}
    </CustomScope>
  );
}
