/**
 * A visitor's steps (WISH-02, NTFY-01, CODE-02), each with the form that leads to the next one: on their own pages, and
 * in the modals over the page where they began.
 */
import { Form, type FormProps } from '@remix-run/react';
import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_ACCOUNT_DAYS } from '../../../contract/new-account-link.ts';
import { loginPath } from '../../auth/return-path.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { WaitingHelp } from './waiting-help.tsx';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import type { loadStep, SavingReply } from '../../routes/saved_.steps/steps.server.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Link, type LinkProps } from '../../ui/link.tsx';
import { Notice, Problem } from '../../ui/notice/notice.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { SecondsLeft } from '../../ui/seconds-left.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import * as styles from '../../wishlist/saving-step.css.ts';
import {
  INTENT,
  MARKETING,
  returnableAddress,
  stepAddress,
  type SavingIntent,
} from '../../wishlist/steps-address.ts';
import type { WantedItem } from '../../wishlist/wanted-item.ts';

type LoadedStep = Awaited<ReturnType<typeof loadStep>>['data'];
/** Of the first step a modal knows enough before it is loaded. */
export type ShownStep = Pick<LoadedStep, 'view' | 'item' | 'returnTo'> & Partial<LoadedStep>;

/** What a modal gets in place of a redirect. */
export interface NextStep {
  /** Address of the step's page. */
  readonly next: string;
}

/** What came of the form that was sent last. */
export type StepAnswer = SavingReply | Unanswered | null;

/** What a modal does otherwise than the pages of the steps. */
interface Place {
  readonly Form: ComponentType<FormProps>;
  /** Where a form of a step is sent. */
  readonly actionOf: (step: string) => string;
  /** A link to another step, by the address of its page. */
  readonly linkTo: (step: string) => LinkProps;
  /** Closes what the steps are in, in place of a link back. */
  readonly close?: (event: MouseEvent) => void;
}

const StepsPlace = createContext<Place>({
  Form,
  actionOf: (step) => step,
  linkTo: (step) => ({ to: step }),
});
export const StepsPlaceProvider = StepsPlace.Provider;

const EMAIL_ID = 'saving-email';
/** Ids of the fields that problems are about. */
const FIELD_IDS: Readonly<Record<string, string>> = {
  wrongEmail: EMAIL_ID,
  wrong: 'saving-code',
  marketing: 'saving-marketing',
};

interface SavingStepProps {
  readonly page: ShownStep;
  readonly answer: StepAnswer;
  /** Whether a form is on its way. */
  readonly isBusy: boolean;
}

export function SavingStep({ page, answer, isBusy }: SavingStepProps) {
  const { t } = useTranslation('saving');
  const { view, item } = page;
  const reply = isUnanswered(answer) ? null : answer;
  const problem = isUnanswered(answer)
    ? { name: 'unanswered', text: t('problem.unanswered') }
    : (reply?.problem ?? page.problem ?? null);
  const fieldId = problem && FIELD_IDS[problem.name];
  const ofField = fieldId ? problem.text : null;
  return (
    <>
      {page.about && <p className={styles.about}>{page.about}</p>}
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
      <output>{isBusy && t('checking')}</output>
    </>
  );
}

interface StepProps {
  readonly page: ShownStep;
  readonly item: WantedItem;
  readonly reply: SavingReply | null;
  /** What is wrong with the step's one field. */
  readonly ofField: string | null;
}

function Step(step: StepProps) {
  const { page, item } = step;
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
          <div className={styles.buttons}>
            <Button>{t(item.alert ? 'code.turnOn' : 'code.save')}</Button>
            <BackLink to={page.returnTo} variant="secondary" />
          </div>
        </StepForm>
      );
    default:
      return <EmailStep {...step} />;
  }
}

/** A form of a step, posted to the step's own address; checked by the server alone. */
function StepForm({
  step,
  intent,
  children,
}: {
  readonly step: StepProps;
  readonly intent: SavingIntent;
  readonly children: ReactNode;
}) {
  const { page, item } = step;
  const { Form, actionOf } = useContext(StepsPlace);
  const { view, returnTo, marketing } = page;
  const at = view === 'new' || view === 'code' ? view : 'email';
  const more = marketing ? { [MARKETING]: marketing } : undefined;
  return (
    <Form
      method="post"
      action={actionOf(stepAddress(item, returnTo, at, more))}
      noValidate
      className={styles.form}
    >
      <input type="hidden" name={INTENT} value={intent} />
      {intent !== 'mine' && intent !== 'email' && (
        // The address that this page is about, whatever another tab has typed since.
        <input type="hidden" name="email" value={addressIn(step)} />
      )}
      {marketing && <input type="hidden" name={MARKETING} value={marketing} />}
      {children}
    </Form>
  );
}

/** Whoever has an account may log in instead, and finds the item there. */
function EmailStep(step: StepProps) {
  const { page, item, reply, ofField } = step;
  const { t } = useTranslation('saving');
  return (
    <StepForm step={step} intent="email">
      {item.alert && <p>{t(`alertType.${item.alert}`)}</p>}
      <p>{t(item.alert ? 'email.alert' : 'email.item')}</p>
      <Field
        // In a modal the address comes after the field.
        key={page.email ?? ''}
        id={EMAIL_ID}
        name="email"
        type="email"
        label={t('email.label')}
        autoComplete="email"
        required
        maxLength={320}
        defaultValue={reply?.email ?? page.email}
        error={ofField}
      />
      <div className={styles.buttons}>
        <Button>{t('email.send')}</Button>
        <ButtonLink
          href={loginPath(returnableAddress(item, page.returnTo))}
          rel="nofollow"
          variant="quiet"
        >
          {t('email.logIn')}
        </ButtonLink>
      </div>
    </StepForm>
  );
}

/** The address that the step is about. */
function addressIn({ page, reply }: StepProps): string {
  return reply?.email || page.email || '';
}

function NewStep(step: StepProps) {
  const { page, item, ofField } = step;
  const { t } = useTranslation('saving');
  return (
    <StepForm step={step} intent="new">
      <p>{t('new.text', { email: addressIn(step) })}</p>
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
      <div className={styles.buttons}>
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
  const email = addressIn(step);
  return (
    <>
      <div aria-live="polite" className={styles.sent}>
        {isStillFirst && !reply && (
          <Notice tone="notice" icon="mail">
            <p>{t('code.stillFirst')}</p>
          </Notice>
        )}
        {code && <p>{t('code.sent', { email, time: code.sentAt, until: code.expiresAt })}</p>}
        {isProven && <p>{t('code.proven', { email })}</p>}
      </div>
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
        <div className={styles.buttons}>
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
          <div className={styles.buttons}>
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
  const { linkTo } = useContext(StepsPlace);
  return (
    <Link
      {...linkTo(stepAddress(item, page.returnTo, 'email'))}
      className={button({ variant: 'quiet' })}
    >
      {t('code.otherAddress')}
    </Link>
  );
}

function BackLink({
  to,
  variant = 'primary',
  words = 'done.back',
}: {
  readonly to: string;
  readonly variant?: 'primary' | 'secondary';
  readonly words?: 'done.back' | 'nothing.back';
}) {
  const { t } = useTranslation('saving');
  const { close } = useContext(StepsPlace);
  return (
    <Link to={to} onClick={close} className={button({ variant })}>
      {t(words)}
    </Link>
  );
}

function Done({ page, item }: Pick<StepProps, 'page' | 'item'>) {
  const { t } = useTranslation('saving');
  const { isNewAccount, returnTo, isLoggedIn } = page;
  return (
    <>
      <output>{t(item.alert ? 'done.ofAlert' : 'done.ofItem')}</output>
      {isNewAccount && (
        <section aria-labelledby="saving-last" className={styles.sent}>
          <h2 id="saving-last" className={styles.waitingTitle}>
            {t('done.lastStep')}
          </h2>
          <p>{t('done.lastStepText', { days: NEW_ACCOUNT_DAYS })}</p>
        </section>
      )}
      <div className={styles.buttons}>
        <BackLink to={returnTo} />
        {isLoggedIn ? (
          <PageLink to="wishlist" className={button({ variant: 'secondary' })}>
            {t('done.wishlist')}
          </PageLink>
        ) : (
          <ButtonLink href={loginPath(returnTo)} rel="nofollow" variant="secondary">
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
    <div className={styles.buttons}>
      <BackLink to={page.returnTo} words="nothing.back" />
      <PageLink to="travels" className={button({ variant: 'secondary' })}>
        {t('nothing.travels')}
      </PageLink>
    </div>
  );
}
