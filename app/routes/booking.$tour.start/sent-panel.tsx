/** The confirmation of an enquiry (BOOK-03): what was requested, what happens next and when, on which terms. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_ANSWER_DAYS } from '../../../domain/answer-days.ts';
import { splitTotal } from '../../../domain/booking-terms.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { paymentFacts } from '../../booking/payment-terms.tsx';
import { SafetyStrip } from '../../booking/safety-strip.tsx';
import { Ticket, TicketActions, type TicketFact } from '../../booking/ticket.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { WaitingHelp } from '../../modals/parts/waiting-help.tsx';
import { useAmount } from '../../travel/facts-in-words.ts';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { button } from '../../ui/button/button.css.ts';
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { OfferedTour } from './booking-start.server.ts';
import { onTopCents, totalCents } from './asked-amounts.ts';
import type { SentDetails } from './sent-enquiry.server.ts';
import * as styles from './styles.css.ts';

export interface SentPanelProps {
  /** Null when the backend gives no answer; the request has arrived all the same. */
  readonly tour: OfferedTour | null;
  readonly number: string;
  /** Null in any browser but the one that sent the form. */
  readonly details: SentDetails | null;
}

export function SentPanel({ tour, number, details }: SentPanelProps) {
  const { t } = useTranslation(['enquiry', 'saving', 'layout']);
  const facts = useSentFacts({ tour, number, details });
  return (
    <div className={styles.panel}>
      {!tour && <StateDrawing state="sent" priority />}
      <h1>{details?.name ? t('sent.titleNamed', { name: details.name }) : t('sent.title')}</h1>
      <Notice tone="positive" icon="check-circle">
        <p>{t('sent.answer')}</p>
        <p>{t('notice.nothingBooked')}</p>
      </Notice>
      <div className={styles.sentColumns}>
        <div className={styles.panel}>
          {tour && <SentTicket tour={tour} number={number} details={details} />}
          <section aria-labelledby="sent-facts" className={styles.part}>
            <h2 id="sent-facts">{t('sent.request')}</h2>
            <FactList facts={facts} />
          </section>
        </div>
        <div className={styles.panel}>
          <section aria-labelledby="sent-next" className={styles.part}>
            <h2 id="sent-next">{t('sent.next')}</h2>
            <ol className={styles.steps}>
              <li>
                {details ? t('sent.nextMailTo', { email: details.email }) : t('sent.nextMail')}
              </li>
              {details?.nameIs && <li>{t(`sent.nameIs.${details.nameIs}`)}</li>}
              <li>{t('sent.nextAnswer', { days: ENQUIRY_ANSWER_DAYS })}</li>
              <li>{t('sent.nextBooking')}</li>
            </ol>
            <AccordionItem summary={t('saving:waiting.title')}>
              <div className={styles.part}>
                <WaitingHelp email={details?.email ?? null} />
                <ModalLinks
                  links={[{ name: 'talk-to-us', icon: 'chat', text: t('layout:modal.talkToUs') }]}
                />
              </div>
            </AccordionItem>
          </section>
          <SafetyStrip
            currency={details?.price?.currency ?? null}
            startingDate={tour?.startingDate ?? null}
            hasFlexibleOption={isFlexible(details)}
          />
        </div>
      </div>
      <div className={styles.links}>
        {tour && (
          <PageLink
            to="travels-travel"
            parameters={{ travel: tour.travel.slug }}
            className={button({ variant: 'secondary' })}
          >
            {t('sent.toTravel')}
          </PageLink>
        )}
        <PageLink to="travels" className={button({ variant: 'quiet' })}>
          {t('sent.otherTravels')}
        </PageLink>
      </div>
    </div>
  );
}

/** The tour as it is now, with what was asked for. */
function SentTicket({ tour, number, details }: SentPanelProps & { readonly tour: OfferedTour }) {
  const { t } = useTranslation(['enquiry', 'listing']);
  const datesOf = useDepartureDates();
  const { travel, coordinator } = tour;
  const facts: TicketFact[] = [
    {
      key: 'dates',
      label: t('sent.dates'),
      value: datesOf(tour),
      note: t('listing:card.days', { count: travel.numberOfDays }),
    },
    ...seatsFact(details, t),
    { key: 'number', label: t('sent.number'), value: number },
  ];
  if (!coordinator) {
    facts.push({
      key: 'coordinator',
      label: t('sent.coordinator'),
      value: t('sent.coordinatorUnnamed'),
    });
  }
  return (
    <Ticket
      title={
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travel.slug, tour: tour.code }}
          className={styles.tourLink}
        >
          {travel.title}
        </PageLink>
      }
      image={travel.image}
      facts={facts}
      coordinator={coordinator}
    >
      <TicketActions travel={travel} tour={tour} isFlexible={isFlexible(details)} />
    </Ticket>
  );
}

function seatsFact(details: SentDetails | null, t: TFunction): TicketFact[] {
  if (!details) return [];
  const { travellers } = details;
  const value = t('enquiry:form.travellersOption', { count: travellers });
  return [{ key: 'seats', label: t('enquiry:sent.seats'), value }];
}

const isFlexible = (details: SentDetails | null) =>
  details !== null && details.flexibleOptionCents !== null;

/** The other facts of the confirmation: of the request as it was sent, of the terms as they are now. */
function useSentFacts({ tour, number, details }: SentPanelProps): readonly Fact[] {
  const { t } = useTranslation(['enquiry', 'travel', 'listing']);
  const { t: travelWords } = useTranslation('travel');
  const { market } = useSite();
  const amountOf = useAmount();
  const facts: Fact[] = [];
  if (!tour) {
    facts.push(
      { key: 'number', icon: 'info', label: t('sent.number'), value: number },
      ...seatsFact(details, t).map((fact) => ({ ...fact, icon: 'users' as const })),
    );
  }
  if (details) facts.push(...requestFacts(details));
  if (tour) {
    const { terms } = tour;
    const hasOption = isFlexible(details);
    const day = hasOption ? terms.flexibleCancellationUntil : terms.freeCancellationUntil;
    if (details?.price && terms.deposit) facts.push(...dueFacts(details, terms.deposit));
    else if (tour.price) {
      facts.push(...paymentFacts(terms, tour.price, market, travelWords));
    }
    facts.push({
      key: 'free',
      icon: 'shield',
      label: t('travel:terms.freeCancellation'),
      value: day
        ? t('travel:terms.until', { date: formatLongDate(day, market) })
        : t('travel:terms.past'),
      note:
        day &&
        (hasOption
          ? `${t('sent.onceBooked')} ${t('travel:terms.optionKept')}`
          : t('sent.onceBooked')),
    });
  }
  return facts;

  function requestFacts(sent: SentDetails): Fact[] {
    const { email, price, privateRoomCents, flexibleOptionCents, promotion, message } = sent;
    const request: Fact[] = [];
    if (price) {
      const money = (cents: number) => amountOf({ ...price, cents, isConverted: false });
      const amounts: Fact[] = [
        { key: 'price', icon: 'card', label: t('sent.price'), value: money(price.cents) },
        ...wishFact('privateRoom', privateRoomCents, money),
        ...wishFact('flexibleCancellation', flexibleOptionCents, money),
      ];
      if (promotion) {
        amounts.push({
          key: 'promotion',
          icon: 'tag',
          label: t('sent.promotion', { code: promotion.code }),
          value: t('sent.promotionOff', { amount: money(promotion.offCents) }),
        });
      }
      const note = t('sent.total', { amount: money(totalCents(sent) ?? 0) });
      // The total stands under the last amount.
      request.push(
        ...amounts.map((fact, at) => (at === amounts.length - 1 ? { ...fact, note } : fact)),
      );
    }
    request.push({ key: 'email', icon: 'mail', label: t('sent.email'), value: email });
    if (message !== '') {
      request.push({
        key: 'message',
        icon: 'info',
        label: t('sent.message'),
        value: <span className={styles.message}>{message}</span>,
      });
    }
    return request;
  }

  /** Deposit and balance of the whole request; together they are the total above them. */
  function dueFacts(
    sent: SentDetails,
    { percent, balanceDueDate }: NonNullable<OfferedTour['terms']['deposit']>,
  ): Fact[] {
    const { price, travellers } = sent;
    if (!price) return [];
    const money = (cents: number) => amountOf({ ...price, cents, isConverted: false });
    const { depositCents, balanceCents } = splitTotal(
      { priceCents: price.cents, onTopCents: onTopCents(sent), travellers },
      percent,
    );
    const each = money(depositCents / travellers);
    return [
      {
        key: 'deposit',
        icon: 'card',
        label: t('travel:terms.deposit'),
        value: money(depositCents),
        // The code reduces the balance; the deposit is a share of the price before it.
        note: t(sent.promotion ? 'sent.depositBeforeCode' : 'sent.deposit', {
          count: travellers,
          each,
          percent,
        }),
      },
      {
        key: 'balance',
        icon: 'wallet',
        label: t('travel:terms.balance'),
        value: money(balanceCents),
        note: t('sent.balance', { date: formatLongDate(balanceDueDate, market) }),
      },
    ];
  }

  function wishFact(
    key: 'privateRoom' | 'flexibleCancellation',
    cents: number | null,
    money: (cents: number) => string,
  ): Fact[] {
    if (cents === null) return [];
    const value = t('form.wishPrice', { amount: money(cents) });
    const icon = key === 'privateRoom' ? 'bed' : 'shield';
    return [{ key, icon, label: t(`sent.${key}`), value }];
  }
}
