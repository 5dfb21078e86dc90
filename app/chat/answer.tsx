/** An answer (CHAT-01): what a page says, figures of a trip, a search, or that it is not known and who to ask. */
import { useTranslation } from 'react-i18next';
import type { ChatAnswer, ChatPage, ChatSearch, ChatTrip } from '../../contract/chat.ts';
import type { TourSummary, TravelName } from '../../contract/common.ts';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { formatDateRange, formatMonthNames } from '../../domain/date-format.ts';
import { formatMoney, priceIn } from '../../domain/money.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { seatsFact } from '../listing/card-data.ts';
import { sortKey } from '../listing/sort-key.ts';
import { pricePrefix } from '../listing/price-prefix.ts';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { ContactOptions } from '../modals/parts/contact-options.tsx';
import { FactList, type Fact } from '../ui/fact-list/fact-list.tsx';
import { Link } from '../ui/link.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import * as styles from './conversation.css.ts';

export function Answer({ answer }: { readonly answer: ChatAnswer }) {
  const { t } = useTranslation('modals');
  const { quote, trip, search, nearest } = answer;
  if (answer.isUrgent) return <p>{t('chatbot.urgent')}</p>;
  const isKnown = quote !== null || trip !== null || search !== null;
  return (
    <div className={styles.answer}>
      {trip && <TripFigures trip={trip} />}
      {search && <Found search={search} />}
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
      {!isKnown && (
        <p>{t(nearest.length > 0 ? 'chatbot.unknown.near' : 'chatbot.unknown.alone')}</p>
      )}
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
      {!isKnown && (
        <>
          <p>{t('chatbot.unknown.people')}</p>
          <ContactOptions />
        </>
      )}
    </div>
  );
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

/** How many departures fit, the first of them, and the way to all. */
function Found({ search: { filters, count, departures } }: { readonly search: ChatSearch }) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation('listing');
  const { sort } = filters;
  const query = printSearchFilters({ ...NO_FILTERS, ...filters } as SearchFilters);
  return (
    <>
      <p>{count === 0 ? t('chatbot.search.none') : t('chatbot.search.found', { count })}</p>
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
        <PageLink to="search" query={query} className={textLink()}>
          {t(count === 0 ? 'chatbot.search.change' : 'chatbot.search.show')}
        </PageLink>
      </p>
    </>
  );
}

/** What is asked comes first, then what else one has to know. */
function TripFigures({ trip }: { readonly trip: ChatTrip }) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation('listing');
  const { market, currency, exchangeRates } = useSite();
  const { travel, months, coordinator, focus } = trip;
  const price = trip.lowestPrice && priceIn(trip.lowestPrice, currency, exchangeRates);
  const facts: Fact[] = [];
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
      {focus !== 'leader' && focus !== 'length' && <Departures trip={trip} />}
    </>
  );
}

function Departures({ trip: { travel, days, count, departures } }: { readonly trip: ChatTrip }) {
  const { t } = useTranslation('modals');
  if (count === 0) {
    return <p>{t(days ? 'chatbot.trip.noneInDays' : 'chatbot.trip.none')}</p>;
  }
  return (
    <>
      <p>{t(days ? 'chatbot.trip.inDays' : 'chatbot.trip.open', { count })}</p>
      <ul className={styles.pages}>
        {departures.map((tour) => (
          <li key={tour.code}>
            <Departure tour={tour} travel={travel} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DepartureProps {
  readonly tour: TourSummary;
  readonly travel: Pick<TravelName, 'slug'>;
}

function Departure({ tour, travel }: DepartureProps) {
  const { market, currency, exchangeRates } = useSite();
  const price = priceIn(tour.price, currency, exchangeRates);
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
      <TourStatusLabel status={tour.salesStatus} seats={seatsFact(tour)} />
    </div>
  );
}
