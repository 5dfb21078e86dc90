import { useTranslation } from 'react-i18next';
import * as styles from './block.css.ts';

export interface CoverPicturesProps {
  readonly id: string;
  readonly count: number;
}

/** Chooses among the pictures of a gallery by styles alone: none moves by itself. */
export function CoverPictures({ id, count }: CoverPicturesProps) {
  const { t } = useTranslation('listing');
  return (
    <fieldset className={styles.pictures} aria-label={t('blocks.pictures')}>
      {Array.from({ length: count }, (_, index) => (
        <label key={index} className={styles.picture}>
          <input
            type="radio"
            name={`${id}-picture`}
            value={index + 1}
            defaultChecked={index === 0}
            className={styles.dot}
            aria-label={t('blocks.picture', { number: index + 1, total: count })}
          />
        </label>
      ))}
    </fieldset>
  );
}
