/** The gallery: tokens, then every example of every primitive and every block (CMS-04). */
import { useTranslation } from 'react-i18next';
import { Container } from '../ui/container/container.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';
import { UI_EXAMPLES } from '../ui/ui-examples.ts';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import * as styles from './gallery.css.ts';
import { vars } from '../styles/tokens.css.ts';
import type { LoadedBlock } from './blocks.server.ts';
import { RenderedBlock } from './rendered-block.tsx';

const CONTENTS = 'contents';

export function Gallery() {
  const { t } = useTranslation('gallery');
  const primitives = Object.keys(UI_EXAMPLES);
  const blocks = Object.keys(BLOCK_EXAMPLES);
  return (
    <>
      <Container>
        <div className={styles.head}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.introduction}>{t('introduction')}</p>
          </div>
          <div className={styles.scheme}>
            <RadioGroup
              id="scheme"
              name="scheme"
              label={t('scheme')}
              look="tiles"
              defaultValue="system"
              options={[
                { value: 'system', label: t('system') },
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
              ]}
            />
          </div>
          <nav id={CONTENTS} aria-label={t('contents')} className={styles.contents}>
            <Links title={t('primitives')} names={primitives} idOf={primitiveId} />
            <Links title={t('blocks')} names={blocks} idOf={(type) => `${type}-0`} />
          </nav>
        </div>
        <GalleryTokens />
        <GalleryPrimitives contentsId={CONTENTS} />
        <h2>{t('blocks')}</h2>
      </Container>
      <GalleryBlocks contentsId={CONTENTS} />
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly idOf: (name: string) => string;
}

function Links({ title, names, idOf }: LinksProps) {
  return (
    <div>
      <p className={styles.contentsTitle}>
        <strong>{title}</strong>
      </p>
      <ul className={styles.links}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colours and the sizes of type, by the names that code calls them. */
function GalleryTokens() {
  const { t } = useTranslation('gallery');
  return (
    <section className={styles.part}>
      <h2>{t('tokens')}</h2>
      <h3>{t('colours')}</h3>
      <ul className={styles.swatches}>
        {Object.entries(vars.color).map(([name, background]) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background }} />
            {name}
          </li>
        ))}
      </ul>
      <h3>{t('sizes')}</h3>
      <ul className={styles.sizes}>
        {Object.entries(vars.fontSize).map(([name, fontSize]) => (
          <li key={name} className={styles.size} style={{ fontSize }}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Id of a primitive's place in the gallery. */
const primitiveId = (name: string): string => `primitive-${name}`;

/** Those that want the whole width; of the others two examples stand beside each other. */
const WIDE: ReadonlySet<string> = new Set([
  'card',
  'carousel',
  'container',
  'grid',
  'icon',
  'picture',
  'poster',
]);

/** Every example of every primitive. */
function GalleryPrimitives({ contentsId }: { readonly contentsId: string }) {
  const { t } = useTranslation('gallery');
  return (
    <section className={styles.part}>
      <h2>{t('primitives')}</h2>
      {Object.entries(UI_EXAMPLES).map(([name, examples]) => (
        <section key={name} id={primitiveId(name)} className={styles.primitive}>
          <div className={styles.nameLine}>
            <h3>{name}</h3>
            <a href={`#${contentsId}`} className={styles.link}>
              {t('toContents')}
            </a>
          </div>
          <div className={styles.examples[WIDE.has(name) ? 'below' : 'beside']}>
            {Object.entries(examples).map(([title, example]) => (
              <figure key={title} aria-label={`${name}: ${title}`} className={styles.example}>
                <figcaption className={styles.caption}>{title}</figcaption>
                <div className={styles.stage}>{example}</div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

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

/** The blocks of the gallery, whose code is to be loaded before it is drawn. */
export const GALLERY_BLOCKS: readonly LoadedBlock[] = EXAMPLES.map(({ block }) => block);

/** Every example of every block, over the whole width of the page as on any other (CMS-04). */
function GalleryBlocks({ contentsId }: { readonly contentsId: string }) {
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
      <RenderedBlock block={block} isFirst={false} />
    </article>
  ));
}
