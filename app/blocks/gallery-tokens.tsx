import { useTranslation } from 'react-i18next';
import { vars } from '../styles/tokens.css.ts';
import * as styles from './gallery.css.ts';

/** The colours and the sizes of type, by the names that code calls them. */
export function GalleryTokens() {
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
