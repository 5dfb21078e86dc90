/**
 * The steps of a visitor who saves something or wants an alert (WISH-02, NTFY-01, CODE-01), over the page where they
 * began; `verification-code` is the one where the code is typed. Each step is an address, and what it shows comes from
 * the step's own page, which is also where its forms lead without scripts.
 */
import { useFetcher, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '../../is-page-hydrated.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import { fetchedAnswer } from '../../network/fetched-answer.ts';
import { usePageLocation } from '../../page-location.ts';
import { button } from '../../ui/button/button.css.ts';
import { Problem } from '../../ui/notice/notice.tsx';
import { Link } from '../../ui/link.tsx';
import { step as stepStyle } from '../../wishlist/saving-step.css.ts';
import { IN_MODAL, STEP, STEPS_PATH } from '../../wishlist/steps-address.ts';
import { readWantedItem } from '../../wishlist/wanted-item.ts';
import { modalOfStep } from '../modal-address.ts';
import { ModalFrame, useModalState } from '../modal-frame.tsx';
import { stepToModal } from '../modal-opener.ts';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';
import {
  type NextStep,
  SavingStep,
  type ShownStep,
  type StepAnswer,
  StepsPlaceProvider,
} from '../parts/saving-step.tsx';

type Subject = ModalProps<'wishlist-steps'>['subject'];

export default function StepsModal({
  subject,
}: ModalProps<'wishlist-steps' | 'verification-code'>) {
  const { t } = useTranslation('saving');
  const { closeHref, isClosing } = useModalState();
  const { key } = usePageLocation();
  const { load, ...loading } = useFetcher<ShownStep | NextStep | Unanswered>();
  const hasScripts = useHasScripts();
  const query = new URLSearchParams(subject.step);
  query.set('returnTo', closeHref);
  const address = `${STEPS_PATH}?${query}`;
  useNextStep(fetchedAnswer(loading));
  useEffect(() => {
    // By the step of the history: another code leads to the same address again.
    if (!isClosing) load(inModal(address, key));
  }, [load, address, key, isClosing]);
  const { data } = loading;
  const firstStep = useFirstStep(subject, closeHref);
  const page = data && 'view' in data ? data : firstStep;
  const isAlert = query.has('alert');
  const title = page?.title ?? (page ? t(isAlert ? 'title.alert' : 'title.item') : t('code.title'));
  return (
    <ModalFrame title={title}>
      {page && <LoadedStep key={page.view} page={page} isLoaded={page === data} />}
      {!page && (
        <div className={styles.prose}>
          {hasScripts && !isUnanswered(data) ? (
            <output>{t('checking')}</output>
          ) : (
            <StepLink to={address} isLost={isUnanswered(data)} />
          )}
        </div>
      )}
    </ModalFrame>
  );
}

/** To the step's page, without scripts or where it could not be loaded. */
function StepLink({ to, isLost }: { readonly to: string; readonly isLost: boolean }) {
  const { t } = useTranslation('saving');
  return (
    <>
      {isLost && (
        <Problem>
          <p>{t('problem.unanswered')}</p>
        </Problem>
      )}
      <Link to={to} className={button()}>
        {t('email.send')}
      </Link>
    </>
  );
}

const inModal = (address: string, value: string) => `${address}&${IN_MODAL}=${value}`;

/** Without asking for anything; null where the address is of another step. */
function useFirstStep({ step, about }: Subject, returnTo: string): ShownStep | null {
  const datesOf = useDepartureDates();
  const query = new URLSearchParams(step);
  if ((query.get(STEP) ?? 'email') !== 'email') return null;
  const { title, departure } = about ?? {};
  return {
    view: 'email',
    item: readWantedItem(query),
    returnTo,
    about: departure ? `${title}, ${datesOf(departure)}` : (title ?? null),
  };
}

/** The step that comes next takes the place of this one in the history: one Escape closes them all. */
function useNextStep(answer: unknown): void {
  const navigate = useNavigate();
  const location = usePageLocation();
  const { isClosing } = useModalState();
  const gone = useRef(answer);
  // After every render: that which first sees an answer that came fast may be dropped (see `fetchedAnswer`), and an
  // effect that waits for its change is left out then.
  useEffect(() => {
    if (gone.current === answer) return;
    gone.current = answer;
    // What comes after somebody has closed it does not open it again.
    if (isNextStep(answer) && !isClosing) navigate(modalOfStep(answer.next), stepToModal(location));
  });
}

function isNextStep(answer: unknown): answer is NextStep {
  return typeof answer === 'object' && answer !== null && 'next' in answer;
}

function LoadedStep({ page, isLoaded }: { readonly page: ShownStep; readonly isLoaded: boolean }) {
  const { close } = useModalState();
  const location = usePageLocation();
  const fetcher = useFetcher<StepAnswer | NextStep>();
  const { Form, data = null, state } = fetcher;
  useNextStep(fetchedAnswer(fetcher));
  const place = {
    Form,
    actionOf: (step: string) => inModal(step, 'form'),
    linkTo: (step: string) => ({ to: modalOfStep(step), ...stepToModal(location) }),
    close: (event: MouseEvent) => {
      event.preventDefault();
      close();
    },
  };
  return (
    <StepsPlaceProvider value={place}>
      <Focused on={isLoaded && !page.problem ? page : null}>
        <SavingStep page={page} answer={isNextStep(data) ? null : data} isBusy={state !== 'idle'} />
      </Focused>
    </StepsPlaceProvider>
  );
}

/**
 * With the button that was pressed goes the focus: it begins at the field that is to be filled in, or at the step.
 * @param props.on what was loaded; null where the focus stays, or is on what is wrong
 */
function Focused({
  on,
  children,
}: {
  readonly on: ShownStep | null;
  readonly children: ReactNode;
}) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!on) return;
    const field = step.current?.querySelector<HTMLElement>('input[autocomplete]');
    // Another code was asked for at the end of the step, and what came of it stands at its top.
    step.current?.parentElement?.scrollTo(0, 0);
    (field ?? step.current)?.focus();
  }, [on]);
  return (
    <div ref={step} tabIndex={-1} className={stepStyle}>
      {children}
    </div>
  );
}
