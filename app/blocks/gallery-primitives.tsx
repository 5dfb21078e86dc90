import { useTranslation } from 'react-i18next';
import { UI_EXAMPLES } from '../ui/ui-examples.ts';
import * as styles from './gallery.css.ts';

/** Id of a primitive's place in the gallery. */
export const primitiveId = (name: string): string => `primitive-${name}`;

/** Those that want the whole width; of the others two examples stand beside each other. */
const WIDE: ReadonlySet<string> = new Set([
  'card',
  'carousel',
  'container',
  'grid',
  'icon',
  'picture',
  'poster',
  'skeleton',
]);

/** Every example of every primitive. */
export function GalleryPrimitives({ contentsId }: { readonly contentsId: string }) {
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
