import { useTranslation } from 'react-i18next';
import { Prose } from '../ui/prose/prose.tsx';
import * as styles from './before-you-go.css.ts';
import { PlainList } from './plain-list.tsx';

export interface BeforeYouGoProps {
  readonly packing: readonly string[];
  readonly entryHtml: string | null;
  readonly healthHtml: string | null;
}

/** What to pack, and what to look up: the site points to who knows, it promises nothing. */
export function BeforeYouGo({ packing, entryHtml, healthHtml }: BeforeYouGoProps) {
  const { t } = useTranslation('travel');
  return (
    <div className={styles.parts}>
      {packing.length > 0 && (
        <div className={styles.part}>
          <h3>{t('before.packing')}</h3>
          <PlainList icon="check" tone="neutral" items={packing} />
        </div>
      )}
      {(entryHtml ?? healthHtml) !== null && (
        <div className={styles.part}>
          {entryHtml !== null && (
            <>
              <h3>{t('before.entry')}</h3>
              <Prose html={entryHtml} />
            </>
          )}
          {healthHtml !== null && (
            <>
              <h3>{t('before.health')}</h3>
              <Prose html={healthHtml} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether anything is said there. */
export function hasBeforeYouGo({ packing, entryHtml, healthHtml }: BeforeYouGoProps): boolean {
  return packing.length > 0 || entryHtml !== null || healthHtml !== null;
}
