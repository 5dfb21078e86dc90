/** How a question was understood, and what was found for it (AI-01). */
import { useTranslation } from 'react-i18next';
import { CHAT_PATH } from '../../../contract/chat-paths.ts';
import { PANEL_FILTERS, type FilterName } from '../../../domain/filters/filters.ts';
import {
  NO_FILTERS,
  printSearchFilters,
  type ListingBody,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { FailedListing } from '../../listing/failed-listing.tsx';
import { FilterChips } from '../../listing/filter-chips.tsx';
import * as chips from '../../listing/filter-chips.css.ts';
import { activeFilters, chipLabel } from '../../listing/filter-label.ts';
import { TravelGrid } from '../../listing/listing-groups.tsx';
import { listingAddress } from '../../listing/listing-links.ts';
import * as empty from '../../listing/no-results.css.ts';
import { Relaxations } from '../../listing/relaxations.tsx';
import { Contradictions } from '../../listing/typed-text.tsx';
import { withModal } from '../../modals/modal-address.ts';
import { button } from '../../ui/button/button.css.ts';
import { chip } from '../../ui/chip/chip.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { FittingTravel, QuestionAnswer } from './answer-question.server.ts';
import { adjustedQuery, isAsking, questionQuery } from './asked-question.ts';
import * as styles from './page.css.ts';
import { whyListed } from './why-listed.ts';

interface AnswerProps {
  readonly question: string;
  readonly answer: QuestionAnswer;
}

export function Answer({ question, answer }: AnswerProps) {
  const { t } = useTranslation(['ask', 'listing']);
  const { filters, excluded, total, near, sort } = answer;
  const path = usePagePath()('search-ai');
  if (answer.isFailed)
    return <FailedListing retry={listingAddress(path, questionQuery(question))} />;
  return (
    <>
      {hasNotes(answer) && (
        <section aria-labelledby="understood" className={styles.part}>
          <h2 id="understood" className={styles.partTitle}>
            {isUnderstood(answer) ? t('understood.title') : t('understood.titleOther')}
          </h2>
          <Understood question={question} answer={answer} />
        </section>
      )}
      {isPracticalAlone(answer) ? null : total === null || total === 0 ? (
        <NothingFound question={question} answer={answer} />
      ) : (
        <section aria-labelledby="results" className={styles.part}>
          <VisuallyHidden as="h2" id="results">
            {t('listing:search.results')}
          </VisuallyHidden>
          <FittingTravels travels={answer.travels} answer={answer} />
          <OnToSearch filters={{ ...filters, sort: sort?.by }} hasExcluded={excluded.length > 0} />
        </section>
      )}
      {near.length > 0 && (
        <section aria-labelledby="near" className={styles.part}>
          <h2 id="near" className={styles.partTitle}>
            {t('near.title')}
          </h2>
          <FittingTravels travels={near} answer={answer} />
        </section>
      )}
    </>
  );
}

/** Whether anything was made of the question. */
function isUnderstood({ filters, excluded, sort }: QuestionAnswer): boolean {
  return isAsking({ filters, excluded }) || sort !== null;
}

/** Whether there is anything to say of the question. */
function hasNotes(answer: QuestionAnswer): boolean {
  const { contradictions, withoutTrips, practical, notUnderstood, unreadable, unknown } = answer;
  const notes = [contradictions, withoutTrips, practical, notUnderstood, unreadable, unknown];
  return isUnderstood(answer) || notes.some((list) => list.length > 0);
}

/** Whether trips were asked about, and none for: none is missing then. */
function isPracticalAlone({ total, practical, notUnderstood }: QuestionAnswer): boolean {
  return total === null && practical.length > 0 && notUnderstood.length === 0;
}

/** How many trips were found, in a line that a screen reader says; empty where that says nothing. */
export function useFoundLine(answer: QuestionAnswer | null): string {
  const { t } = useTranslation('ask');
  if (answer === null || answer.isFailed || isPracticalAlone(answer)) return '';
  const count = answer.total ?? 0;
  return answer.notUnderstood.length > 0 && count > 0
    ? t('results.countOfUnderstood', { count })
    : t('results.count', { count });
}

/** Filters that each can be changed or taken away, and what was not made a filter of. */
function Understood({ question, answer }: AnswerProps) {
  const { t } = useTranslation(['ask', 'listing']);
  const { filters, excluded, parts, contradictions, withoutTrips, notUnderstood } = answer;
  const { sort, practical, unreadable, unknown } = answer;
  const path = usePagePath()('search-ai');
  const changeAt = useChangeAddress(filters);
  const quoted = (words: readonly string[]) =>
    words.map((text) => t('listing:filter.text', { text })).join(', ');
  return (
    <>
      <FilterChips
        filters={filters}
        destinations={namesIn(answer)}
        ignored={[]}
        read={parts}
        path={listingAddress(path, adjustedQuery(question, excluded))}
        changeAt={changeAt}
      />
      {excluded.length > 0 && <ExcludedChips question={question} answer={answer} />}
      <Contradictions contradictions={contradictions} />
      {sort && <p>{t('understood.cheapest', { words: quoted([sort.words]) })}</p>}
      {withoutTrips.map((country) => (
        <p key={country}>{t('listing:typed.noTrips', { country })}</p>
      ))}
      {notUnderstood.length > 0 && (
        <p className={chips.note}>{t('understood.not', { words: quoted(notUnderstood) })}</p>
      )}
      {unreadable.length > 0 && (
        <p className={chips.note}>{t('listing:typed.unused', { words: quoted(unreadable) })}</p>
      )}
      {unknown.length > 0 && (
        <p className={chips.note}>{t('listing:typed.unknown', { places: quoted(unknown) })}</p>
      )}
      {practical.length > 0 && (
        <>
          <p>{t('understood.practical', { words: quoted(practical) })}</p>
          <Stack direction="row" gap={12}>
            <Link to={CHAT_PATH} reloadDocument className={textLink({ standalone: true })}>
              {t('understood.chat')}
            </Link>
            <PageLink to="faqs" className={textLink({ standalone: true })}>
              {t('understood.faqs')}
            </PageLink>
          </Stack>
        </>
      )}
    </>
  );
}

/** What is left out; each link takes the wish away. */
function ExcludedChips({ question, answer }: AnswerProps) {
  const { t } = useTranslation(['ask', 'listing']);
  const { filters, excluded } = answer;
  const path = usePagePath()('search-ai');
  const context = useLabelContext(answer);
  const labelOf = (given: ListingBody) => {
    const fields: SearchFilters = { ...NO_FILTERS, ...given };
    return activeFilters(fields)
      .map((filter) => chipLabel(filter, { ...context, filters: fields }))
      .join(', ');
  };
  return (
    <Stack as="ul" direction="row" gap={8}>
      {excluded.map((given) => {
        const others = adjustedQuery(
          question,
          excluded.filter((other) => other !== given),
        );
        const label = t('listing:filter.unwanted', { filter: labelOf(given) });
        return (
          <li key={label}>
            <Link
              to={listingAddress(listingAddress(path, others), printSearchFilters(filters))}
              preventScrollReset
              className={chip()}
            >
              <VisuallyHidden>{t('listing:filter.remove')} </VisuallyHidden>
              {label}
              <Icon name="close" />
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}

function FittingTravels({
  travels,
  answer,
}: {
  readonly travels: readonly FittingTravel[];
  readonly answer: QuestionAnswer;
}) {
  const { t } = useTranslation('ask');
  const context = useLabelContext(answer);
  return (
    <div className={styles.wide}>
      <TravelGrid
        travels={travels.map(({ travel }) => travel)}
        notes={travels.map((travel) => whyListed(travel, context, t))}
      />
    </div>
  );
}

function OnToSearch(props: { readonly filters: SearchFilters; readonly hasExcluded: boolean }) {
  const { t } = useTranslation(['ask', 'listing']);
  const path = usePagePath()('search');
  const query = printSearchFilters({ ...props.filters, tab: 'travels' });
  return (
    <>
      <Link to={listingAddress(path, query)} className={button({ variant: 'secondary' })}>
        {t('results.goOn')}
        <Icon name="arrow-right" />
      </Link>
      {props.hasExcluded && <p className={chips.note}>{t('listing:filter.unwantedListed')}</p>}
    </>
  );
}

/** No word asked for anything, or nothing fits: said so, with what to change. */
function NothingFound({ question, answer }: AnswerProps) {
  const { t } = useTranslation('ask');
  const { filters, excluded, advice, total, contradictions, withoutTrips } = answer;
  const isOfNoUse = total === null && contradictions.length === 0 && withoutTrips.length === 0;
  const path = usePagePath();
  return (
    <div className={empty.panel}>
      <StateDrawing state="nothing-found" />
      <h2 className={empty.heading}>{t('nothing.title')}</h2>
      <p>{isOfNoUse ? t('nothing.notUnderstood') : t('nothing.text')}</p>
      {advice && (
        <Relaxations
          filters={filters}
          advice={advice}
          unit="travels"
          destinations={namesIn(answer)}
          path={listingAddress(path('search-ai'), adjustedQuery(question, excluded))}
        />
      )}
      <Stack direction="row" gap={12} justify="center">
        <Link to={path('search-ai')} className={button({ variant: 'secondary' })}>
          {t('nothing.examples')}
        </Link>
        <Link to={path('search')} className={button({ variant: 'secondary' })}>
          {t('nothing.search')}
        </Link>
      </Stack>
    </div>
  );
}

/** Where a filter is changed: in the search under all of them, with the panel open where that has the filter. */
function useChangeAddress(filters: SearchFilters): (filter: FilterName) => string {
  const pathname = usePagePath()('search');
  const search = `?${printSearchFilters({ ...filters, tab: 'travels' })}`;
  return (filter) =>
    PANEL_FILTERS.some(({ name }) => name === filter)
      ? withModal({ pathname, search }, { name: 'filters' })
      : pathname + search;
}

function useLabelContext(answer: QuestionAnswer) {
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  return { t, market, currency, filters: answer.filters, destinations: namesIn(answer) };
}

function namesIn({ countries }: QuestionAnswer): ReadonlyMap<string, string> {
  return new Map(countries.map(({ id, name }) => [id, name]));
}
