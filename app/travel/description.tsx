/** What a travel is about (TRV-06): where the screen is narrow the first paragraph, and all else for who reads on. */
import { useTranslation } from 'react-i18next';
import { NarrowFold } from '../ui/narrow-fold/narrow-fold.tsx';
import { Prose } from '../ui/prose/prose.tsx';

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
