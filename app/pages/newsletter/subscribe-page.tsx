/** The newsletter's form by itself, where it comes back from a bad address, and what follows it (NEWS-01). */
import { useTranslation } from 'react-i18next';
import { CONFIRMATION_DAYS } from '../../../domain/newsletter-terms.ts';
import { NEWSLETTER_PATH } from '../../../contract/newsletter-paths.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container } from '../../ui/container/container.tsx';
import * as styles from '../../ui/notice-page.css.ts';
import type { SubscribeReply } from './subscribe-states.ts';

export interface SubscribePageProps {
  readonly isSent: boolean;
  readonly reply: SubscribeReply | null;
}

export function SubscribePage({ isSent, reply }: SubscribePageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {isSent && !reply ? <SentPart /> : <FormPart reply={reply} />}
      </div>
    </Container>
  );
}

function FormPart({ reply }: Pick<SubscribePageProps, 'reply'>) {
  const { t } = useTranslation('newsletter');
  const newsletter = {
    action: NEWSLETTER_PATH,
    emailPlaceholder: t('form.placeholder'),
    gdpr: 'consent',
    bot: 'website',
    cta: t('form.send'),
    description: t('form.email'),
    descriptionBottom: t('form.note', { days: CONFIRMATION_DAYS }),
  };
  return (
    <>
      <h1>{t('form.title')}</h1>
      <p className={styles.lead}>{t('form.text')}</p>
      <NewsletterForm
        id="subscribe"
        newsletter={newsletter}
        ground="page"
        email={reply?.email}
        error={reply && t(`problem.${reply.problem}`)}
      />
    </>
  );
}

function SentPart() {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <StateDrawing state="sent" priority />
      <h1>{t('sent.title')}</h1>
      <p className={styles.lead}>{t('sent.text', { days: CONFIRMATION_DAYS })}</p>
      <p>{t('sent.missing')}</p>
      <div className={styles.actions}>
        <PageLink to="travels" className={button({ variant: 'primary' })}>
          {t('toTravels')}
        </PageLink>
        <ButtonLink href={NEWSLETTER_PATH} variant="secondary">
          {t('sent.again')}
        </ButtonLink>
      </div>
    </>
  );
}
