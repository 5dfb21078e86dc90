/** What the person has agreed to and gets: privacy policy, marketing, newsletter. */
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../contract/account.ts';
import type { AccountAlert } from '../../../contract/alerts.ts';
import { todayIn } from '../../../domain/calendar-date.ts';
import { formatDateInWords } from '../../../domain/date-format.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { type Done, formAddress, OFF, ON } from './account-forms.ts';
import { AlertList } from './alert-list.tsx';
import {
  AccountFormFrame,
  type Answer,
  DoneNotice,
  Part,
  FormProblem,
  useAccountFields,
} from './form-parts.tsx';
import * as styles from './styles.css.ts';

export interface CommunicationsProps {
  /** Null while the backend gives no answer. */
  readonly account: Account | null;
  /** Likewise. */
  readonly alerts: readonly AccountAlert[] | null;
  readonly answer: Answer;
  readonly done: Done | null;
}

export function Communications({ account, alerts, answer, done }: CommunicationsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <h1>{t('communications.title')}</h1>
      {account && (
        <Part id="privacy" title={t('privacy.title')}>
          <PrivacyState privacy={account.privacy} />
          {account.privacy.acceptedVersion !== account.privacy.version && (
            <AcceptForm version={account.privacy.version} returnTo="" answer={answer} />
          )}
        </Part>
      )}
      {!account && <FormProblem form="privacy" answer={answer} />}
      <Part id="marketing" title={t('marketing.title')}>
        <DoneNotice done={done} when={['marketing']} />
        <MarketingForm account={account} answer={answer} />
      </Part>
      <Part id="newsletter" title={t('newsletter.title')}>
        <DoneNotice done={done} when={['newsletter']} />
        <NewsletterForm account={account} answer={answer} />
      </Part>
      <AlertList alerts={alerts} />
    </>
  );
}

function PrivacyState({ privacy }: Pick<Account, 'privacy'>) {
  const { t } = useTranslation('account');
  const { market } = useSite();
  const { acceptedVersion, acceptedAt } = privacy;
  return (
    <>
      <p>
        {acceptedVersion === null || acceptedAt === null
          ? t('privacy.none')
          : t('privacy.accepted', {
              version: formatDateInWords(acceptedVersion, market),
              date: formatDateInWords(todayIn(market.timeZone, acceptedAt), market),
            })}
      </p>
      <PolicyLink />
    </>
  );
}

function PolicyLink() {
  const { t } = useTranslation('account');
  return (
    <PageLink to="legal-privacy-policy" className={textLink({ standalone: true })}>
      {t('privacy.policy')}
    </PageLink>
  );
}

function AcceptForm({
  version,
  returnTo,
  answer,
}: {
  readonly version: string;
  readonly returnTo: string;
  readonly answer: Answer;
}) {
  const { t } = useTranslation('account');
  return (
    <AccountFormFrame form="privacy" answer={answer}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button>{t('privacy.accept')}</Button>
    </AccountFormFrame>
  );
}

/** All that is shown until the privacy policy that holds now is accepted (AUTH-05). */
export function AcceptPrivacy({
  account,
  returnTo,
  answer,
}: {
  readonly account: Account;
  /** Path that the person was on the way to; empty for the account area. */
  readonly returnTo: string;
  readonly answer: Answer;
}) {
  const { t } = useTranslation(['account', 'login']);
  const { market } = useSite();
  const { version } = account.privacy;
  return (
    <>
      <h1>{t('privacy.pendingTitle')}</h1>
      <div id="privacy" className={styles.part}>
        <p>{t('privacy.pending', { version: formatDateInWords(version, market) })}</p>
        <PolicyLink />
        <AcceptForm version={version} returnTo={returnTo} answer={answer} />
        {/* A native form, because its redirects lead to the provider's host and back. */}
        <form method="post" action="/logout">
          <Button variant="secondary">{t('login:account.logOut')}</Button>
        </form>
        <Link to={formAddress('code')} className={textLink({ standalone: true })}>
          {t('privacy.leave')}
        </Link>
      </div>
    </>
  );
}

function MarketingForm({ account, answer }: Pick<CommunicationsProps, 'account' | 'answer'>) {
  const { t } = useTranslation('account');
  const { formId, inputOf, wrong } = useAccountFields('marketing', answer, {
    marketing: account ? (account.user.acceptsMarketing ? ON : OFF) : '',
  });
  return (
    <AccountFormFrame
      form="marketing"
      id={formId}
      answer={answer}
      wrong={wrong}
      headingId="marketing-title"
    >
      <RadioGroup
        {...inputOf('marketing')}
        label={t('marketing.label')}
        options={[
          { value: ON, label: t('marketing.on') },
          { value: OFF, label: t('marketing.off') },
        ]}
      />
      <Button variant="secondary">{t('save')}</Button>
    </AccountFormFrame>
  );
}

function NewsletterForm({ account, answer }: Pick<CommunicationsProps, 'account' | 'answer'>) {
  const { t } = useTranslation('account');
  const { formId, inputOf, wrong } = useAccountFields('newsletter', answer, {
    newsletter: account ? (account.getsNewsletter ? ON : OFF) : '',
  });
  const email = account?.user.email;
  if (email === null) return <p>{t('newsletter.noEmail')}</p>;
  return (
    <AccountFormFrame
      form="newsletter"
      id={formId}
      answer={answer}
      wrong={wrong}
      headingId="newsletter-title"
    >
      <RadioGroup
        {...inputOf('newsletter')}
        label={email === undefined ? t('newsletter.label') : t('newsletter.labelTo', { email })}
        options={[
          { value: ON, label: t('newsletter.on') },
          { value: OFF, label: t('newsletter.off') },
        ]}
      />
      <Button variant="secondary">{t('save')}</Button>
    </AccountFormFrame>
  );
}
