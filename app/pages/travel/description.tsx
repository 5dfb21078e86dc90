/** The longer texts of a travel (TRV-06): what it is about, and what to pack and look up before it. */
import { useTranslation } from 'react-i18next';
import { PlainList } from '../../travel/section.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import * as styles from './page.css.ts';

/** What a travel is about (TRV-06): where the screen is narrow the first paragraph, and all else for who reads on. */
export function Description({ html }: { readonly html: string }) {
  const { t } = useTranslation('travel');
  const [first, rest] = afterFirstParagraph(html);
  return (
    <>
      <Prose html={first} />
      {rest && (
        <NarrowFold summary={t('about.more')} isReadMore>
          <Prose html={rest} />
        </NarrowFold>
      )}
    </>
  );
}

const PARAGRAPH_END = '</p>';

/** What begins with something else is not cut. */
function afterFirstParagraph(html: string): readonly [first: string, rest: string] {
  if (!html.startsWith('<p>')) return [html, ''];
  const end = html.indexOf(PARAGRAPH_END) + PARAGRAPH_END.length;
  return [html.slice(0, end), html.slice(end).trim()];
}

interface BeforeYouGoProps {
  readonly packing: readonly string[];
  readonly entryHtml: string | null;
  readonly healthHtml: string | null;
}

/** What to pack, and what to look up: the site points to who knows, it promises nothing. */
export function BeforeYouGo({ packing, entryHtml, healthHtml }: BeforeYouGoProps) {
  const { t } = useTranslation('travel');
  return (
    <div className={styles.beforeParts}>
      {packing.length > 0 && (
        <div className={styles.beforePart}>
          <h3>{t('before.packing')}</h3>
          <PlainList icon="check" tone="neutral" items={packing} />
        </div>
      )}
      {(entryHtml ?? healthHtml) !== null && (
        <div className={styles.beforePart}>
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
