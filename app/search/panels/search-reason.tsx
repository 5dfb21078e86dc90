import { useTranslation } from 'react-i18next';
import { reason } from './search-reason.css.ts';

/** Why the search waits: text was typed, and nothing chosen for it (SRCH-10). */
export function SearchReason({ id }: { readonly id: string }) {
  const { t } = useTranslation('search');
  return (
    <p id={id} className={reason}>
      {t('where.choose')}
    </p>
  );
}
