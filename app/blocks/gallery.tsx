/** The block gallery: every example of every block, with its name (CMS-04). */
import { useTranslation } from 'react-i18next';
import { Container } from '../ui/container.tsx';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import type { LoadedBlock } from './block-props.ts';
import { Block } from './blocks.tsx';
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

export function Gallery() {
  const { t } = useTranslation('listing');
  return (
    <>
      <Container>
        <h1 className={styles.title}>{t('blocks.galleryTitle')}</h1>
        <p>{t('blocks.galleryIntroduction')}</p>
      </Container>
      {EXAMPLES.map(({ name, block }) => (
        <article key={block.id} id={block.id} aria-label={name}>
          <Container>
            <p className={styles.name}>
              <a href={`#${block.id}`}>{name}</a>
            </p>
          </Container>
          <Block block={block} isFirst={false} />
        </article>
      ))}
    </>
  );
}
