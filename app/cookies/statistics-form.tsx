/**
 * Consent to statistics (ANA-01): what it does, and a button that gives it or takes it back. It is a form, so it
 * works without scripts; with them too it leads to a new document, in which scripts begin anew or not at all.
 */
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import * as styles from './cookies-page.css.ts';
import { COOKIES_PATH } from './cookies-query.ts';
import type { StatisticsChoice } from './cookies-route.server.ts';
import { ALLOWED, NOT_ALLOWED, STATISTICS_FIELD } from './statistics-field.ts';

const TITLE = 'cookies-statistics';

export function StatisticsForm({ statistics }: { readonly statistics: StatisticsChoice }) {
  const { t } = useTranslation('cookies');
  const { isAllowed, tagManager, messaging } = statistics;
  return (
    <section aria-labelledby={TITLE} className={styles.section}>
      <h2 id={TITLE}>{t('statistics.title')}</h2>
      <p>{t('statistics.text')}</p>
      <p>
        {tagManager ? t('statistics.receiver', { host: tagManager }) : t('statistics.noReceiver')}
      </p>
      {messaging && <p>{t('statistics.messaging', { host: messaging })}</p>}
      <p>{t(isAllowed ? 'statistics.isOn' : 'statistics.isOff')}</p>
      <Form method="post" action={COOKIES_PATH} reloadDocument>
        <Button
          variant="secondary"
          name={STATISTICS_FIELD}
          value={isAllowed ? NOT_ALLOWED : ALLOWED}
        >
          {t(isAllowed ? 'statistics.forbid' : 'statistics.allow')}
        </Button>
      </Form>
    </section>
  );
}
