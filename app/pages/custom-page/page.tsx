/** A page of the CMS: its blocks in their order (CMS-01). */
import { useTranslation } from 'react-i18next';
import type { TextLocale } from '../../../domain/market.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { useFailedBlocks } from '../../blocks/failed-blocks.tsx';
import { preloadBlocks } from '../../blocks/loaded-blocks.ts';
import { CustomScope } from '../../custom-styles/custom-scope.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { CustomPageData } from './page.server.ts';

/** Its blocks, where the server has not drawn them (CMS-02). */
export function preload({ blocks }: CustomPageData, locale: TextLocale): Promise<void> {
  return preloadBlocks(blocks, locale);
}

export default function CustomPage({ data }: { readonly data: CustomPageData }) {
  const { t } = useTranslation('layout');
  const failed = useFailedBlocks();
  // Whichever leads the page then has its heading.
  const blocks = data.blocks.filter(({ id }) => !failed.has(id));
  return (
    <CustomScope scope={data.scope}>
      {data.writtenIn && (
        <Container>
          <Notice tone="neutral" icon="info">
            {t('writtenIn', { language: data.writtenIn })}
          </Notice>
        </Container>
      )}
      {blocks.length > 0 ? (
        <Blocks blocks={blocks} />
      ) : (
        <Container>
          <h1>{data.title}</h1>
        </Container>
      )}
    </CustomScope>
  );
}
