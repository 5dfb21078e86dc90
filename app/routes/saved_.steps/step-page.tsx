/** The pages of a visitor's steps (WISH-02, NTFY-01, CODE-02), each with the form that leads to the next one. */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_ACCOUNT_DAYS } from '../../../contract/new-account-link.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { WaitingHelp } from '../../modals/parts/waiting-help.tsx';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice, Problem } from '../../ui/notice/notice.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { SecondsLeft } from '../../ui/seconds-left.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { EMAIL_ID, EmailStep } from '../../wishlist/email-step.tsx';
import { about, buttons, form } from '../../wishlist/saving-step.css.ts';
import {
  INTENT,
  MARKETING,
  stepAddress,
  type SavingIntent,
  type WantedItem,
} from '../../wishlist/steps-address.ts';
import type { loadStep, SavingReply } from './steps.server.ts';
import * as styles from './styles.css.ts';

type LoadedStep = Awaited<ReturnType<typeof loadStep>>['data'];
/** What came of the form that was sent last. */
export type StepAnswer = SavingReply | Unanswered | null;

/** Ids of the fields that problems are about. */
const FIELD_IDS: Readonly<Record<string, string>> = {
  wrongEmail: EMAIL_ID,
  wrong: 'saving-code',
  marketing: 'saving-marketing',
};

export function StepPage({
  page,
  answer,
}: {
  readonly page: LoadedStep;
  readonly answer: StepAnswer;
}) {
  const { t } = useTranslation('saving');
  const isChecking = useNavigation().formMethod === 'POST';
  const { view, item, title } = page;
  const reply = isUnanswered(answer) ? null : answer;
  const problem = isUnanswered(answer)
    ? { name: 'unanswered', text: t('problem.unanswered') }
    : (reply?.problem ?? page.problem);
  const fieldId = problem && FIELD_IDS[problem.name];
  const ofField = fieldId ? problem.text : null;
  return (
    <Container width="text">
      <div className={styles.page}>
        {view === 'nothing' && <StateDrawing state="gone" priority />}
        {view === 'done' && <StateDrawing state="sent" priority />}
        <h1>{title}</h1>
        {page.about && <p className={about}>{page.about}</p>}
        {problem && view === 'nothing' && (
          <Problem>
            <p>{problem.text}</p>
          </Problem>
        )}
        {problem && view !== 'nothing' && (
          <ErrorSummary
            answer={answer ?? page}
            fields={fieldId ? [{ id: fieldId, text: problem.text }] : []}
          >
            {!fieldId && <p>{problem.text}</p>}
          </ErrorSummary>
        )}
        {item && view !== 'nothing' ? (
          <Step page={page} item={item} reply={reply} ofField={ofField} />
        ) : (
          <Nothing page={page} />
        )}
        <output>{isChecking && t('checking')}</output>
      </div>
    </Container>
  );
}

interface StepProps {
  readonly page: LoadedStep;
  readonly item: WantedItem;
  readonly reply: SavingReply | null;
  /** What is wrong with the step's one field. */
  readonly ofField: string | null;
}

function Step(step: StepProps) {
  const { page, item, reply, ofField } = step;
  const { t } = useTranslation('saving');
  switch (page.view) {
    case 'new':
      return <NewStep {...step} />;
    case 'code':
      return <CodeStep {...step} />;
    case 'done':
      return <Done page={page} item={item} />;
    case 'mine':
      return (
        <StepForm step={step} intent="mine">
          {item.alert && <p>{t(`alertType.${item.alert}`)}</p>}
          <p>{t(item.alert ? 'mine.alert' : 'mine.item')}</p>
          <div className={buttons}>
            <Button>{t(item.alert ? 'code.turnOn' : 'code.save')}</Button>
            <BackLink to={page.returnTo} />
          </div>
        </StepForm>
      );
    default:
      return (
        <EmailStep
          item={item}
          returnTo={page.returnTo}
          email={reply?.email ?? page.email}
          error={ofField}
        />
      );
  }
}

/** A form of a step, posted to the step's own address; checked by the server alone. */
function StepForm({
  step: { page, item, reply },
  intent,
  children,
}: {
  readonly step: StepProps;
  readonly intent: SavingIntent;
  readonly children: ReactNode;
}) {
  const { view, returnTo, marketing } = page;
  const at = view === 'new' || view === 'code' ? view : 'email';
  const more = marketing ? { [MARKETING]: marketing } : undefined;
  return (
    <Form method="post" action={stepAddress(item, returnTo, at, more)} noValidate className={form}>
      <input type="hidden" name={INTENT} value={intent} />
      {intent !== 'mine' && (
        // The address that this page is about, whatever another tab has typed since.
        <input type="hidden" name="email" value={reply?.email || page.email} />
      )}
      {marketing && <input type="hidden" name={MARKETING} value={marketing} />}
      {children}
    </Form>
  );
}

function NewStep(step: StepProps) {
  const { page, item, reply, ofField } = step;
  const { t } = useTranslation('saving');
  return (
    <StepForm step={step} intent="new">
      <p>{t('new.text', { email: reply?.email || page.email })}</p>
      <RadioGroup
        id="saving-marketing"
        name={MARKETING}
        label={t('new.marketing')}
        error={ofField}
        required
        options={[
          { value: 'accept', label: t('new.accept') },
          { value: 'decline', label: t('new.decline') },
        ]}
      />
      <p>{t('new.terms')}</p>
      <p className={styles.links}>
        <PageLink to="legal-terms-conditions" target="_blank" className={textLink()}>
          {t('new.termsLink')}
        </PageLink>
        <PageLink to="legal-privacy-policy" target="_blank" className={textLink()}>
          {t('new.privacyLink')}
        </PageLink>
      </p>
      <div className={buttons}>
        <Button>{t('new.send')}</Button>
        <OtherAddress page={page} item={item} />
      </div>
    </StepForm>
  );
}

function CodeStep(step: StepProps) {
  const { page, item, reply, ofField } = step;
  const { t } = useTranslation('saving');
  const { market } = useSite();
  const { code, isProven, isStillFirst, hasMailbox } = page;
  const email = reply?.email || page.email;
  return (
    <>
      {isStillFirst && !reply && (
        <Notice tone="notice" icon="mail">
          <p>{t('code.stillFirst')}</p>
        </Notice>
      )}
      {code && <p>{t('code.sent', { email, time: code.sentAt, until: code.expiresAt })}</p>}
      {isProven && <p>{t('code.proven', { email })}</p>}
      {hasMailbox && (
        <p>
          <a href="/dev/mail" className={textLink()}>
            {t('code.demonstration')}
          </a>
        </p>
      )}
      <StepForm step={step} intent="code">
        <Field
          id="saving-code"
          name="code"
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={50}
          required
          defaultValue={reply?.code}
          error={ofField}
        />
        <div className={buttons}>
          <Button>{t(item.alert ? 'code.turnOn' : 'code.save')}</Button>
        </div>
      </StepForm>
      <section aria-labelledby="saving-waiting" className={styles.waiting}>
        <h2 id="saving-waiting" className={styles.waitingTitle}>
          {t('waiting.title')}
        </h2>
        <WaitingHelp email={email} />
        {code?.resend && (
          <p>
            {t('code.resendFrom', { time: code.resend.time })}
            <SecondsLeft ms={code.resend.inMs} languageTag={market.languageTag} />
          </p>
        )}
        <StepForm step={step} intent="resend">
          <div className={buttons}>
            <Button variant="secondary">{t('code.resend')}</Button>
            <OtherAddress page={page} item={item} />
          </div>
        </StepForm>
      </section>
    </>
  );
}

function OtherAddress({ page, item }: Pick<StepProps, 'page' | 'item'>) {
  const { t } = useTranslation('saving');
  return (
    <Link to={stepAddress(item, page.returnTo, 'email')} className={button({ variant: 'quiet' })}>
      {t('code.otherAddress')}
    </Link>
  );
}

function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('saving');
  return (
    <Link to={to} className={button({ variant: 'secondary' })}>
      {t('done.back')}
    </Link>
  );
}

function Done({ page, item }: Pick<StepProps, 'page' | 'item'>) {
  const { t } = useTranslation('saving');
  const { isNewAccount, returnTo, loginPath, isLoggedIn } = page;
  return (
    <>
      <output>{t(item.alert ? 'done.ofAlert' : 'done.ofItem')}</output>
      {isNewAccount && (
        <section aria-labelledby="saving-last">
          <h2 id="saving-last" className={styles.waitingTitle}>
            {t('done.lastStep')}
          </h2>
          <p>{t('done.lastStepText', { days: NEW_ACCOUNT_DAYS })}</p>
        </section>
      )}
      <div className={buttons}>
        <Link to={returnTo} className={button({ variant: 'primary' })}>
          {t('done.back')}
        </Link>
        {isLoggedIn ? (
          <PageLink to="wishlist" className={button({ variant: 'secondary' })}>
            {t('done.wishlist')}
          </PageLink>
        ) : (
          <ButtonLink href={loginPath} rel="nofollow" variant="secondary">
            {t('done.logIn')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Nothing({ page }: Pick<StepProps, 'page'>) {
  const { t } = useTranslation('saving');
  return (
    <div className={buttons}>
      <Link to={page.returnTo} className={button({ variant: 'primary' })}>
        {t('nothing.back')}
      </Link>
      <PageLink to="travels" className={button({ variant: 'secondary' })}>
        {t('nothing.travels')}
      </PageLink>
    </div>
  );
}
