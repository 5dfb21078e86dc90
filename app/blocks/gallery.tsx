/** The gallery: tokens, then every example of every primitive and every block (CMS-04). */
import { useTranslation } from 'react-i18next';
import { Container } from '../ui/container/container.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';
import { UI_EXAMPLES } from '../ui/ui-examples.ts';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import { GalleryBlocks } from './gallery-blocks.tsx';
import { GalleryPrimitives, primitiveId } from './gallery-primitives.tsx';
import { GalleryTokens } from './gallery-tokens.tsx';
import * as styles from './gallery.css.ts';

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
