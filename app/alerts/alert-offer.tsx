/**
 * One thing that somebody can be told about a travel or a tour (NTFY-01, NTFY-02): a form for who is logged in, which
 * works without scripts too, and for visitors, whose pages are the same for everybody, the link to the steps that need
 * no account.
 */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { useSite } from '../i18n/site.ts';
import { withoutModal } from '../modals/modal-address.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { ReturnTo } from '../modals/return-to.tsx';
import { fetchedAnswer } from '../network/fetched-answer.ts';
import { isUnanswered, type Unanswered } from '../network/submit-form.ts';
import { usePageLocation } from '../page-location.ts';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { stepsAddress } from '../wishlist/steps-address.ts';
import {
  ALERTS_PATH,
  printAlert,
  turnOffAddress,
  type AlertReply,
  type WantedAlert,
} from './alert-form.ts';
import * as styles from './alert-offer.css.ts';

export function AlertOffer({ alert }: { readonly alert: WantedAlert }) {
  const { t } = useTranslation('modals');
  const { user } = useSite();
  const { type } = alert;
  return (
    <section className={styles.offer} aria-labelledby={`alert-${type}`}>
      <h3 id={`alert-${type}`} className={styles.title}>
        {t(`notificationOptIn.type.${type}.title`)}
      </h3>
      <p>{t(`notificationOptIn.type.${type}.text`)}</p>
      {user ? <OwnAlert alert={alert} /> : <VisitorLink alert={alert} />}
    </section>
  );
}

function VisitorLink({ alert }: { readonly alert: WantedAlert }) {
  const { t } = useTranslation('modals');
  const { type, travelId, tourCode } = alert;
  const returnTo = withoutModal(usePageLocation());
  return (
    <ModalLink
      name="wishlist-steps"
      page={stepsAddress({ travelId, tourCode, alert: type }, returnTo)}
      className={button()}
    >
      <Icon name="bell" />
      {t(`notificationOptIn.type.${type}.button`)}
    </ModalLink>
  );
}

/** Turns it on, or says that it is. In a modal, behind which no toast is seen or heard, it says what came of it. */
function OwnAlert({ alert }: { readonly alert: WantedAlert }) {
  const { t } = useTranslation('modals');
  const { currency, saved } = useSite();
  const fetcher = useFetcher<AlertReply | Unanswered>();
  const { Form } = fetcher;
  const answer = fetchedAnswer(fetcher);
  const returnTo = withoutModal(usePageLocation());
  const { type, travelId, tourCode } = alert;
  const hasTurnedOn = answer !== undefined && 'isOn' in answer;
  const isOn =
    hasTurnedOn ||
    saved?.alerts.some(
      (one) =>
        one.type === type && one.travelId === travelId && one.tourCode === (tourCode ?? null),
    );
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // With the button goes the focus.
    if (hasTurnedOn) said.current?.focus();
  }, [hasTurnedOn]);

  if (isOn)
    return (
      <>
        <output ref={said} tabIndex={-1} className={styles.isOn}>
          <Icon name="check-circle" />
          {t('notificationOptIn.isOn')}
        </output>
        <Link
          to={turnOffAddress(alert, returnTo)}
          reloadDocument
          rel="nofollow"
          className={textLink({ standalone: true })}
        >
          {t('notificationOptIn.turnOff')}
        </Link>
      </>
    );
  const problem = problemOf(answer);
  return (
    <Form method="post" action={ALERTS_PATH} preventScrollReset className={styles.form}>
      {problem && (
        <ErrorSummary answer={answer}>
          <p>{t(`notificationOptIn.notice.${problem}`)}</p>
        </ErrorSummary>
      )}
      <ReturnTo />
      {printAlert(alert).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="currency" value={currency} />
      <Button icon="bell">{t(`notificationOptIn.type.${type}.button`)}</Button>
    </Form>
  );
}

function problemOf(reply: AlertReply | Unanswered | undefined) {
  if (!reply) return null;
  if (isUnanswered(reply)) return 'unavailable';
  return 'problem' in reply ? reply.problem : null;
}
