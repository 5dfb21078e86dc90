import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { note } from './payment-note.css.ts';

const POLICY: RoutingKey = 'legal-cancellation-policy';

export interface LateCancellationNoteProps {
  /** What it costs then, in a sentence; null where that is not known. Left out where it stands beside. */
  readonly fees?: string | null;
}

/** That cancelling costs a fee once it is no longer free (TRV-09), and where that stands. */
export function LateCancellationNote({ fees }: LateCancellationNoteProps) {
  const { t } = useTranslation(['travel', 'layout']);
  const { columns } = useSite().layout.footer;
  // As with the privacy policy: an operator that has none does not lead to it.
  const hasPolicy = columns.some(({ links }) => links.some((link) => link.routingKey === POLICY));
  if (fees === undefined && !hasPolicy) return null;
  return (
    <p className={note}>
      {fees === null ? t('terms.later') : fees}
      {hasPolicy && (
        <>
          {' '}
          {/* It may stand beside a form: what was typed in it would be gone. */}
          <PageLink to={POLICY} target="_blank" className={textLink()}>
            {t('terms.policy')}
            <VisuallyHidden> {t('layout:link.newTab')}</VisuallyHidden>
          </PageLink>
        </>
      )}
    </p>
  );
}
