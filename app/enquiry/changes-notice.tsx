import { useTranslation } from 'react-i18next';
import { ChangeText } from './change-text.tsx';
import { Notice } from './notice.tsx';
import type { TourChange } from './tour-change.ts';

/** What has changed since the page that the traveller comes from (TRV-17). Nothing without a change. */
export function ChangesNotice({ changes }: { readonly changes: readonly TourChange[] }) {
  const { t } = useTranslation('enquiry');
  if (changes.length === 0) return null;
  return (
    <Notice tone="notice" icon="alert">
      <p>
        <strong>{t('changed.title')}</strong>
      </p>
      {changes.map((change) => (
        <p key={change.kind}>
          <ChangeText change={change} />
        </p>
      ))}
    </Notice>
  );
}
