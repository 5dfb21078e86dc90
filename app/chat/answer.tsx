/** An answer (CHAT-01): what a page says, figures of a trip, a search, or that it is not known and who to ask. */
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../contract/filters.ts';
import type { ChatAnswer, ChatPage, ChatSearch, ChatTrip } from '../../contract/chat.ts';
import type { TourSummary, TravelName } from '../../contract/common.ts';
import {
  isCancellationFree,
  isDepositAvailable,
  lastFreeCancellationDay,
  splitPrice,
} from '../../domain/booking-terms.ts';
import { cancellationSteps } from '../../domain/cancellation-fees.ts';
import { datedCancellationSteps } from '../../domain/dated-cancellation-steps.ts';
import {
  countActiveFilters,
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { formatDateRange, formatLongDate, formatMonthNames } from '../../domain/date-format.ts';
import { formatMoney, priceIn, type PriceMap } from '../../domain/money.ts';
import { isBookable } from '../../domain/tour-status.ts';
import { feesOfAll, feesOfDeparture } from '../booking/cancellation-fees.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { seatsFact } from '../listing/card-data.ts';
import { TermsLine } from '../listing/departure-facts.tsx';
import { activeFilters, chipLabel } from '../listing/filter-label.ts';
import { listingAddress } from '../listing/listing-links.ts';
import { sortKey } from '../listing/sort-key.ts';
import { pricePrefix } from '../listing/price-prefix.ts';
import { groupRelaxations, type FilterAdvice } from '../listing/relaxation-groups.ts';
import { Relaxations } from '../listing/relaxations.tsx';
import { Contradictions, TypedTextNotes } from '../listing/typed-text.tsx';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { EntryRules } from '../travel/entry-rules.tsx';
import { useAgesFact } from '../travel/facts-in-words.ts';
import { ContactOptions } from '../modals/parts/contact-options.tsx';
import { FactList, type Fact } from '../ui/fact-list/fact-list.tsx';
import { Link } from '../ui/link.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import * as styles from './conversation.css.ts';

export function Answer({ answer }: { readonly answer: ChatAnswer }) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation('listing');
  const { market } = useSite();
  const { quote, trip, whichTrip, search, nearest, asked, withoutTrips, unused } = answer;
  if (answer.isUrgent) return <p>{t('chatbot.urgent')}</p>;
  const { impossibleDays, lastDeparture } = answer;
  const isOfDays = impossibleDays.length > 0 || lastDeparture !== null;
  const isKnown = isOfDays || [quote, trip, whichTrip, search].some((part) => part !== null);
  const isOfContacts = answer.isOfPeople || quote?.page.id === CONTACTS;
  const quotedWords = unused.map((text) => words('filter.text', { text })).join(', ');
  return (
    <div className={styles.answer}>
      {withoutTrips.length > 0 && <WithoutTrips countries={withoutTrips} asked={asked} />}
      {unused.length > 0 && <p>{words('typed.unused', { words: quotedWords })}</p>}
      <Contradictions contradictions={answer.contradictions} />
      {impossibleDays.map(({ words: text, isPast }) => (
        <p key={text}>
          {t(`chatbot.days.${isPast ? 'past' : 'none'}`, { days: words('filter.text', { text }) })}
        </p>
      ))}
      {lastDeparture && (
        <p>{t('chatbot.days.far', { date: formatLongDate(lastDeparture, market) })}</p>
      )}
      {trip && <TripFigures trip={trip} />}
      <EntryRules rules={answer.entryRules} />
      {answer.isCheapest && <p>{t('chatbot.cheapest')}</p>}
      {search && <Found search={search} isElsewhere={withoutTrips.length > 0} />}
      {quote && (
        <figure className={styles.quote}>
          {quote.page.part !== quote.page.title && <p className={styles.part}>{quote.page.part}</p>}
          <blockquote>
            {quote.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </blockquote>
          <figcaption>
            {t('chatbot.source')}{' '}
            <Link to={addressOf(quote.page)} className={textLink()}>
              {quote.page.title}
            </Link>
          </figcaption>
        </figure>
      )}
      {whichTrip && <WhichTrip whichTrip={whichTrip} />}
      {!isKnown && <p>{t(unknownKey(answer))}</p>}
      {nearest.length > 0 && (
        <div>
          {isKnown && <p className={styles.muted}>{t('chatbot.more')}</p>}
          <ul className={styles.pages}>
            {nearest.map((page) => (
              <li key={addressOf(page)}>
                <ToPage page={page} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isKnown && <p>{t('chatbot.unknown.people')}</p>}
      {(!isKnown || isOfContacts) && <ContactOptions />}
    </div>
  );
}

function unknownKey({ isOtherLanguage, nearest }: ChatAnswer) {
  if (isOtherLanguage) return 'chatbot.unknown.language';
  return nearest.length > 0 ? 'chatbot.unknown.near' : 'chatbot.unknown.alone';
}

/** The page that says how to reach people, by its id. */
const CONTACTS = 'contacts';

/** Countries that no travel goes to, with the nearest ones. */
function WithoutTrips({
  countries,
  asked,
}: {
  readonly countries: ChatAnswer['withoutTrips'];
  readonly asked: Filters;
}) {
  // The numbers of departures are those without any other filter.
  const isFiltered = countActiveFilters(asked) <= 1;
  const withoutTrips = countries.map(({ id, name, nearest }) => ({
    id,
    name,
    nearest: nearest.map((other) => ({ ...other, count: other.departures })),
    isFiltered,
  }));
  const nothingElse = { parts: [], unused: [], partsWithoutTrips: [], mentions: 0, unknown: [] };
  return (
    <TypedTextNotes typedText={{ ...nothingElse, withoutTrips }} filters={searchFilters(asked)} />
  );
}

function searchFilters(filters: Filters): SearchFilters {
  return { ...NO_FILTERS, ...filters } as SearchFilters;
}

function addressOf({ path, hash }: ChatPage): string {
  return hash === null ? path : `${path}#${hash}`;
}

function ToPage({ page }: { readonly page: ChatPage }) {
  const { title, part } = page;
  return (
    <Link to={addressOf(page)} className={textLink()}>
      {part === title ? title : `${part} (${title})`}
    </Link>
  );
}

/** The nearest prices, months and lengths; what is without some wish only where there are none. */
function nearestOf(advice: FilterAdvice): FilterAdvice {
  const { softer } = groupRelaxations(advice.relaxations);
  return softer.length > 0 ? { ...advice, relaxations: [...softer] } : advice;
}

interface FoundProps {
  readonly search: ChatSearch;
  /** Whether nothing is to be changed but the place. */
  readonly isElsewhere: boolean;
}

/** What was looked for, how many departures fit, the first of them, and the way to all. */
function Found({ search, isElsewhere }: FoundProps) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation('listing');
  const { market, currency } = useSite();
  const path = usePagePath()('search');
  const { filters, count, departures, advice } = search;
  const { sort, excluded = [] } = filters;
  const destinations = new Map(search.countries.map(({ id, name }) => [id, name]));
  const labelsOf = (given: Filters) => {
    const context = { t: words, market, currency, filters: searchFilters(given), destinations };
    return activeFilters(context.filters).map((filter) => chipLabel(filter, context));
  };
  const unwanted = excluded.map((given) => labelsOf(given).join(', '));
  const labels = [
    ...labelsOf(filters),
    ...unwanted.map((filter) => words('filter.unwanted', { filter })),
  ];
  const query = printSearchFilters(searchFilters(filters));
  return (
    <>
      {labels.length > 0 && <p className={styles.part}>{labels.join(' · ')}</p>}
      {(count > 0 || !isElsewhere) && (
        <p>{count === 0 ? t('chatbot.search.none') : t('chatbot.search.found', { count })}</p>
      )}
      {advice && !isElsewhere && (
        <Relaxations
          filters={searchFilters(filters)}
          advice={nearestOf(advice)}
          unit="tours"
          destinations={destinations}
          path={path}
        />
      )}
      {departures.length > 0 && (
        <>
          {sort && (
            <p className={styles.muted}>{words('sort.label', { sort: words(sortKey(sort)) })}</p>
          )}
          <ul className={styles.pages}>
            {departures.map(({ travel, ...tour }) => (
              <li key={tour.code}>
                <PageLink
                  to="travels-travel"
                  parameters={{ travel: travel.slug }}
                  className={textLink()}
                >
                  {travel.title}
                </PageLink>
                <Departure tour={tour} travel={travel} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {unwanted.length > 0 && `${t('chatbot.search.unwanted')} `}
        <Link to={listingAddress(path, query)} className={textLink()}>
          {t(count === 0 ? 'chatbot.search.change' : 'chatbot.search.show')}
        </Link>
      </p>
    </>
  );
}

/** What is asked of a trip, where it is no figure that is shown of every one. */
function useAskedFacts(trip: ChatTrip): readonly Fact[] {
  const { t } = useTranslation(['modals', 'travel', 'legal']);
  const { market, currency, exchangeRates, layout, today } = useSite();
  const { cheapest, focus, depositPercent: percent, groupSize, ageGroups, pace } = trip;
  const ages = useAgesFact(ageGroups.length > 0 ? ageGroups : ['ALL']);
  const [departure] = trip.departures;
  const shown = (prices: PriceMap) => priceIn(prices, currency, exchangeRates);
  if (focus === 'room') {
    const supplement = trip.privateRoom && shown(trip.privateRoom);
    const value = supplement
      ? t('chatbot.trip.onTop', { amount: formatMoney(supplement.cents, supplement.currency) })
      : t('chatbot.trip.noRoom');
    const total = trip.travel.numberOfDays - 1;
    const count = trip.sharedNights ?? 0;
    const isOnSome = supplement && count > 0 && count < total;
    const note =
      isOnSome && t('travel:costs.privateRoomNights', { count, nights: total - count, total });
    return [{ key: 'room', icon: 'bed', label: t('chatbot.trip.room'), value, note }];
  }
  if (focus === 'deposit') {
    const { balanceDueDays } = layout.settings;
    const price = cheapest && shown(cheapest.price);
    const hasDeposit = cheapest && isDepositAvailable(cheapest.startingDate, today, balanceDueDays);
    const value =
      price && hasDeposit
        ? t('chatbot.trip.depositOf', {
            percent,
            price: formatMoney(price.cents, price.currency),
            amount: formatMoney(splitPrice(price.cents, percent).depositCents, price.currency),
          })
        : // The cheapest one of all may leave too soon, where later ones do not.
          cheapest && trip.days
          ? t('chatbot.trip.tooLate')
          : t('chatbot.trip.depositShare', { percent });
    return [{ key: 'deposit', icon: 'wallet', label: t('chatbot.trip.deposit'), value }];
  }
  if (focus === 'cancellation' && departure) {
    const { startingDate, endingDate } = departure;
    const lastDay = lastFreeCancellationDay(startingDate, layout.settings.freeCancellationDays);
    const steps = datedCancellationSteps(startingDate, today, layout.settings);
    const dates = formatDateRange(startingDate, endingDate, market);
    const notes = [t('chatbot.trip.ofDeparture', { dates }), feesOfDeparture(steps, market, t)];
    const value =
      lastDay < today
        ? t('travel:terms.past')
        : t('travel:terms.until', { date: formatLongDate(lastDay, market) });
    const label = t('travel:terms.freeCancellation');
    return [{ key: focus, icon: 'refresh', label, value, note: notes.filter(Boolean).join(' ') }];
  }
  if (focus === 'pace' && pace) {
    const { usual, hardest } = pace;
    const notes = [
      t(`chatbot.pace.${usual as 1}`),
      hardest > usual && t('travel:facts.paceHardest', { pace: t(`travel:pace.${hardest as 1}`) }),
    ];
    const value = t(`travel:pace.${usual as 1}`);
    const label = t('travel:facts.pace');
    return [{ key: focus, icon: 'walk', label, value, note: notes.filter(Boolean).join(' ') }];
  }
  if (focus !== 'group' && focus !== 'ages') return [];
  const agesFact: Fact = { key: focus, icon: 'user', label: t('travel:facts.ages'), ...ages };
  if (focus === 'ages' || !groupSize) return [agesFact];
  const size = t('travel:facts.groupValue', groupSize);
  return [{ key: focus, icon: 'users', label: t('travel:facts.group'), value: size }, agesFact];
}

/** What is asked comes first, then what else one has to know. */
function TripFigures({ trip }: { readonly trip: ChatTrip }) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation('listing');
  const { market, currency, exchangeRates } = useSite();
  const { travel, cheapest, months, coordinator, focus } = trip;
  const price = cheapest && priceIn(cheapest.price, currency, exchangeRates);
  const facts: Fact[] = [...useAskedFacts(trip)];
  if (price) {
    const prefix = pricePrefix(price, true, market, words);
    const amount = formatMoney(price.cents, price.currency);
    const value = prefix ? `${prefix} ${amount}` : amount;
    facts.push({ key: 'price', icon: 'tag', label: t('chatbot.trip.price'), value });
  }
  if (months.length > 0) {
    const numbers = [...new Set(months.map((month) => Number(month.slice(5))))].toSorted(
      (one, other) => one - other,
    );
    const value = formatMonthNames(numbers, market);
    facts.push({ key: 'dates', icon: 'calendar', label: t('chatbot.trip.months'), value });
  }
  const length = t('chatbot.trip.days', { count: travel.numberOfDays });
  facts.push({ key: 'length', icon: 'clock', label: t('chatbot.trip.length'), value: length });
  if (coordinator) {
    const value = (
      <PageLink
        to="coordinators-coordinator"
        parameters={{ coordinator: coordinator.id }}
        className={textLink()}
      >
        {coordinator.firstName}
      </PageLink>
    );
    facts.push({ key: 'leader', icon: 'user', label: t('chatbot.trip.leader'), value });
  }
  const asked = facts.filter(({ key }) => key === focus);
  const others = facts.filter(({ key }) => key !== focus);
  return (
    <>
      <p>
        <PageLink to="travels-travel" parameters={{ travel: travel.slug }} className={textLink()}>
          {travel.title}
        </PageLink>
      </p>
      <FactList facts={[...asked, ...others]} />
      {!NOT_OF_DATES.includes(focus) && <Departures trip={trip} />}
    </>
  );
}

/** What is the same on all dates. */
const NOT_OF_DATES: readonly ChatTrip['focus'][] = ['leader', 'length', 'pace', 'group', 'ages'];

/** The question which trip is meant, with some to choose from. */
function WhichTrip({ whichTrip: { focus, rooms, deposits, travels } }: WhichTripProps) {
  const { t } = useTranslation(['modals', 'travel', 'legal']);
  const { currency, exchangeRates, layout } = useSite();
  const fees = focus === 'cancellation' && feesOfAll(cancellationSteps(layout.settings), t);
  const amountOf = (prices: PriceMap) => {
    const price = priceIn(prices, currency, exchangeRates);
    return price && formatMoney(price.cents, price.currency);
  };
  const [lowest, highest] = rooms ? [amountOf(rooms.lowest), amountOf(rooms.highest)] : [];
  return (
    <>
      {fees && <p>{fees}</p>}
      {lowest && highest && <p>{t('chatbot.whichTrip.rooms', { lowest, highest })}</p>}
      {deposits && (
        <p>
          {deposits.lowest < deposits.highest
            ? t('chatbot.whichTrip.deposits', deposits)
            : t('chatbot.whichTrip.deposit', { percent: deposits.lowest })}
        </p>
      )}
      <p>{t(travels.length > 0 ? 'chatbot.whichTrip.suggested' : 'chatbot.whichTrip.ask')}</p>
      <ul className={styles.pages}>
        {travels.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink to="travels-travel" parameters={{ travel: slug }} className={textLink()}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WhichTripProps {
  readonly whichTrip: NonNullable<ChatAnswer['whichTrip']>;
}

function Departures({ trip }: { readonly trip: ChatTrip }) {
  const { t } = useTranslation('modals');
  const { layout, today } = useSite();
  const { travel, days, count, departures, focus } = trip;
  const { freeCancellationDays } = layout.settings;
  const [first] = departures;
  const isFree =
    focus === 'cancellation' &&
    first &&
    isCancellationFree(first.startingDate, today, freeCancellationDays);
  const found = focus === 'room' ? 'withRoom' : isFree ? 'free' : days ? 'inDays' : 'open';
  const none = days ? 'noneInDays' : 'none';
  return (
    <>
      {count > 0 ? (
        <p>{t(`chatbot.trip.${found}`, { count })}</p>
      ) : (
        <p>
          {t(`chatbot.trip.${none}`)} {departures.length > 0 && t('chatbot.trip.nearest')}
        </p>
      )}
      <ul className={styles.pages}>
        {departures.map((tour) => (
          <li key={tour.code}>
            <Departure tour={tour} travel={travel} isOfSeats={focus === 'seats'} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DepartureProps {
  readonly tour: TourSummary;
  readonly travel: Pick<TravelName, 'slug'>;
  /** Whether free seats are what is asked, where people are still missing too. */
  readonly isOfSeats?: boolean;
}

function Departure({ tour, travel, isOfSeats = false }: DepartureProps) {
  const { market, currency, exchangeRates } = useSite();
  const price = priceIn(tour.price, currency, exchangeRates);
  const isLeft =
    isOfSeats && tour.freeSeats > 0 && isBookable({ ...tour, status: tour.salesStatus });
  const seats = isLeft ? { kind: 'left' as const, count: tour.freeSeats } : seatsFact(tour);
  return (
    <div className={styles.departure}>
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travel.slug, tour: tour.code }}
        className={textLink()}
      >
        {formatDateRange(tour.startingDate, tour.endingDate, market)}
      </PageLink>
      {price && <span>{formatMoney(price.cents, price.currency)}</span>}
      <TourStatusLabel status={tour.salesStatus} seats={seats} />
      <TermsLine tour={{ startingDate: tour.startingDate, status: tour.salesStatus }} />
    </div>
  );
}
