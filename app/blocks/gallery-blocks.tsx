import { useTranslation } from 'react-i18next';
import { Container } from '../ui/container/container.tsx';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import type { LoadedBlock } from './block-props.ts';
import { DrawnBlock } from './drawn-block.tsx';
import * as styles from './gallery.css.ts';

interface Example {
  readonly name: string;
  readonly block: LoadedBlock;
}

const EXAMPLES: readonly Example[] = Object.entries(BLOCK_EXAMPLES).flatMap(([type, examples]) =>
  Object.entries(examples).map(([name, data], index) => ({
    name: `${type}: ${name}`,
    block: { id: `${type}-${index}`, type, data } as LoadedBlock,
  })),
);

/** Every example of every block, over the whole width of the page as on any other (CMS-04). */
export function GalleryBlocks({ contentsId }: { readonly contentsId: string }) {
  const { t } = useTranslation('gallery');
  return EXAMPLES.map(({ name, block }) => (
    <article key={block.id} id={block.id} aria-label={name}>
      <Container>
        <p className={styles.blockName}>
          <a href={`#${block.id}`} className={styles.link}>
            {name}
          </a>
          <a href={`#${contentsId}`} className={styles.link}>
            {t('toContents')}
          </a>
        </p>
      </Container>
      <DrawnBlock block={block} isFirst={false} />
    </article>
  ));
}
