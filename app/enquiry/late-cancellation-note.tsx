import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { textLink } from '../ui/text-link.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { note } from './payment-note.css.ts';

const POLICY: RoutingKey = 'legal-cancellation-policy';

/** That cancelling costs a fee once it is no longer free (TRV-09), and where that stands. */
export function LateCancellationNote() {
  const { t } = useTranslation(['travel', 'layout']);
  const { columns } = useSite().layout.footer;
  // As with the privacy policy: an operator that has none does not lead to it.
  const hasPolicy = columns.some(({ links }) => links.some((link) => link.routingKey === POLICY));
  return (
    <p className={note}>
      {t('terms.later')}
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
