/** The person's requests for seats and the meet-ups that they have joined, each with what can be changed of it. */
import { useTranslation } from 'react-i18next';
import type { AccountEnquiry } from '../../../contract/account.ts';
import type { EnquiryLinkWish } from '../../../contract/enquiry-paths.ts';
import { meetupPath } from '../../../contract/meetup-paths.ts';
import { todayIn } from '../../../domain/calendar-date.ts';
import { formatClockTime } from '../../../domain/clock-time.ts';
import { formatDateInWords, formatDateRange, formatLongDate } from '../../../domain/date-format.ts';
import { isFuture } from '../../../domain/tour-status.ts';
import { Ticket, TicketActions } from '../../booking/ticket.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Done } from './account-forms.ts';
import type { ShownEvent } from './account.server.ts';
import { AccountFormFrame, type Answer, DoneNotice, FormProblem, Part } from './form-parts.tsx';
import * as styles from './styles.css.ts';

export interface TravelsProps {
  /** Null while the backend gives no answer. */
  readonly enquiries: readonly AccountEnquiry[] | null;
  readonly events: readonly ShownEvent[];
  readonly answer: Answer;
  readonly done: Done | null;
}

export function Travels({ enquiries, events, answer, done }: TravelsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <h1>{t('travels.title')}</h1>
      <div id="enquiry" className={styles.part}>
        <DoneNotice done={done} when={['show', 'hide', 'withdraw']} />
        {!enquiries && <FormProblem form="enquiry" answer={answer} />}
        {enquiries?.length === 0 && (
          <>
            <p>{t('travels.none')}</p>
            <PageLink to="travels" className={button({ variant: 'primary' })}>
              {t('travels.toTravels')}
            </PageLink>
          </>
        )}
        {enquiries && enquiries.length > 0 && (
          <>
            <p className={styles.muted}>{t('travels.intro')}</p>
            <ul className={styles.requests}>
              {enquiries.map((enquiry) => (
                <li key={enquiry.id}>
                  <Request enquiry={enquiry} answer={answer} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Meetups events={events} answer={answer} done={done} />
    </>
  );
}

/** Nothing of whoever has joined none, as in a market that has none, unless the last was just left. */
function Meetups({ events, answer, done }: Omit<TravelsProps, 'enquiries'>) {
  const { t } = useTranslation('account');
  const { market } = useSite();
  const isAsked =
    done === 'meetup' || (answer !== null && 'form' in answer && answer.form === 'meetup');
  if (events.length === 0 && !isAsked) return null;
  return (
    <Part id="meetup" title={t('meetups.title')}>
      <DoneNotice done={done} when={['meetup']} />
      {events.length === 0 && <FormProblem form="meetup" answer={answer} />}
      <ul className={styles.requests}>
        {events.map(({ id, title, city, day, from, isNameShown }) => (
          <li key={id} className={styles.request}>
            <h3 className={styles.requestTitle}>
              <Link to={meetupPath(id)} className={textLink({ tone: 'quiet' })}>
                {title}
              </Link>
            </h3>
            <dl className={styles.facts}>
              <Fact
                name={t('meetups.when')}
                value={`${formatLongDate(day, market)}, ${formatClockTime(from, market)}`}
              />
              <Fact name={t('meetups.where')} value={city} />
              <Fact
                name={t('travels.fact.name')}
                value={t(isNameShown ? 'travels.nameShown' : 'travels.nameHidden')}
              />
            </dl>
            <AccountFormFrame form="meetup" answer={isAboutMeetup(answer, id) ? answer : null}>
              <input type="hidden" name="id" value={id} />
              <Button variant="secondary">
                {t('meetups.leave')}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            </AccountFormFrame>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function isAboutMeetup(answer: Answer, id: string): boolean {
  if (!answer || 'isUnanswered' in answer) return true;
  return answer.result.initialValue?.id === id;
}

function Request({
  enquiry,
  answer,
}: {
  readonly enquiry: AccountEnquiry;
  readonly answer: Answer;
}) {
  const { t } = useTranslation('account');
  const { market, today } = useSite();
  const { id, number, tourCode, travel, startingDate, endingDate, travellers } = enquiry;
  const state = stateOf(enquiry, today);
  const isOpen = state === 'waiting';
  const facts = [
    ...(startingDate && endingDate
      ? [{ key: 'dates', value: formatDateRange(startingDate, endingDate, market) }]
      : []),
    { key: 'travellers', value: String(travellers) },
    { key: 'number', value: number },
    { key: 'asked', value: formatDateInWords(todayIn(market.timeZone, enquiry.askedAt), market) },
    { key: 'state', value: t(`travels.state.${state}`) },
    ...(isOpen
      ? [
          {
            key: 'name',
            value: t(enquiry.isNameShown ? 'travels.nameShown' : 'travels.nameHidden'),
          },
        ]
      : []),
  ];
  const tour = startingDate && endingDate ? { code: tourCode, startingDate, endingDate } : null;
  return (
    <Ticket
      title={
        travel ? (
          <PageLink
            to="travels-travel-tour"
            parameters={{ travel: travel.slug, tour: tourCode }}
            className={textLink({ tone: 'quiet' })}
          >
            {travel.title}
          </PageLink>
        ) : (
          tourCode
        )
      }
      image={travel?.image ?? null}
      facts={facts.map(({ key, value }) => ({ key, label: t(`travels.fact.${key}`), value }))}
      coordinator={isOpen ? enquiry.coordinator : null}
    >
      {isOpen && (
        <>
          {travel && tour && <TicketActions travel={travel} tour={tour} />}
          <Wish id={id} wish={enquiry.isNameShown ? 'hide' : 'show'} answer={answer} />
          <details>
            <summary className={styles.summary}>{t('travels.withdraw')}</summary>
            <div className={styles.unfolded}>
              <p>{t('travels.withdrawText')}</p>
              <Wish id={id} wish="withdraw" answer={answer} variant="primary" />
            </div>
          </details>
        </>
      )}
    </Ticket>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className={styles.fact}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

/** `gone`: the catalogue does not have the tour any more. */
type RequestState = 'waiting' | 'withdrawn' | 'departed' | 'gone';

function stateOf({ isWithdrawn, startingDate }: AccountEnquiry, today: string): RequestState {
  if (isWithdrawn) return 'withdrawn';
  if (startingDate === null) return 'gone';
  return isFuture({ startingDate }, today) ? 'waiting' : 'departed';
}

function Wish({
  id,
  wish,
  answer,
  variant = 'secondary',
}: {
  readonly id: string;
  readonly wish: EnquiryLinkWish;
  readonly answer: Answer;
  readonly variant?: ButtonLook['variant'];
}) {
  const { t } = useTranslation('account');
  return (
    <AccountFormFrame form="enquiry" answer={isAbout(answer, id, wish) ? answer : null}>
      <input type="hidden" name="id" value={id} />
      <Button name="wish" value={wish} variant={variant}>
        {t(`travels.wish.${wish}`)}
      </Button>
    </AccountFormFrame>
  );
}

/** Of several forms of the kind only the one that was sent says what is wrong. */
function isAbout(answer: Answer, id: string, wish: EnquiryLinkWish): boolean {
  if (!answer || 'isUnanswered' in answer) return true;
  const sent = answer.result.initialValue;
  return sent?.id === id && sent.wish === wish;
}
