/** What is left when the error page itself fails (ERR-01): nothing in it can fail for want of data. */
import { useTranslation } from 'react-i18next';
import { plain } from './error-page.css.ts';

/** Without words loaded it still reads, in English. */
const ENGLISH = {
  title: 'An error occurred while showing the error page',
  home: 'Back to the home page',
};

export function PlainErrorPage() {
  const { t } = useTranslation('errors');
  return (
    <div className={plain}>
      <h1>{t('pageFailed', { defaultValue: ENGLISH.title })}</h1>
      <a href="/">{t('home', { defaultValue: ENGLISH.home })}</a>
    </div>
  );
}
