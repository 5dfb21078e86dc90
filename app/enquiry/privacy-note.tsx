import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './enquiry-form.css.ts';

const POLICY: RoutingKey = 'legal-privacy-policy';

/** What becomes of what is written in the form. Not every operator has a policy: the footer leads to it. */
export function PrivacyNote() {
  const { t } = useTranslation(['enquiry', 'layout']);
  const { columns } = useSite().layout.footer;
  const hasPolicy = columns.some(({ links }) => links.some((link) => link.routingKey === POLICY));
  return (
    <p className={styles.privacy}>
      {t('form.privacy')}
      {hasPolicy && (
        <>
          {' '}
          {/* Beside the form: what was typed in it would be gone. */}
          <PageLink to={POLICY} target="_blank" className={textLink({ tone: 'quiet' })}>
            {t('form.privacyPolicy')}
            <VisuallyHidden> {t('layout:link.newTab')}</VisuallyHidden>
          </PageLink>
        </>
      )}
    </p>
  );
}
