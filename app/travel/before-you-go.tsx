import { useTranslation } from 'react-i18next';
import type { TravelDetail } from '../../contract/travel.ts';
import * as styles from './before-you-go.css.ts';
import { PlainList } from './plain-list.tsx';

export type BeforeYouGoProps = Pick<TravelDetail, 'packing' | 'entry' | 'health'>;

/** What to pack, and what to look up: the site points to who knows, it promises nothing. */
export function BeforeYouGo({ packing, entry, health }: BeforeYouGoProps) {
  const { t } = useTranslation('travel');
  return (
    <div className={styles.parts}>
      {packing.length > 0 && (
        <div className={styles.part}>
          <h3>{t('before.packing')}</h3>
          <PlainList icon="check" tone="neutral" items={packing} />
        </div>
      )}
      {(entry ?? health) !== null && (
        <div className={styles.part}>
          {entry !== null && (
            <>
              <h3>{t('before.entry')}</h3>
              <p>{entry}</p>
            </>
          )}
          {health !== null && (
            <>
              <h3>{t('before.health')}</h3>
              <p>{health}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether anything is said there. */
export function hasBeforeYouGo({ packing, entry, health }: BeforeYouGoProps): boolean {
  return packing.length > 0 || entry !== null || health !== null;
}
