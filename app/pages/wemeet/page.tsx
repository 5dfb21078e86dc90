/** The wemeet page (MEET-01): the search by city and days, and the meet-ups under their days. */
import { useTranslation } from 'react-i18next';
import { formatDateLabel } from '../../../domain/date-format.ts';
import { printMeetupSearch } from '../../../domain/meetup-search.ts';
import { usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { EventCard } from '../../meetups/event-card.tsx';
import type { EventView } from '../../meetups/events.server.ts';
import { MeetupForm, useWrongFields } from '../../meetups/meetup-form.tsx';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { WemeetPageData } from './page.server.ts';
import { pageHead } from '../../ui/page-head.css.ts';
import * as styles from './page.css.ts';

const FORM_ID = 'wemeet';

export default function WemeetPage({ data }: { readonly data: WemeetPageData }) {
  const { t } = useTranslation('meetups');
  const { search, cities, events, total } = data;
  const isSearched = printMeetupSearch(search).size > 0;
  const isWrong = useWrongFields({ id: FORM_ID, search, cities }).length > 0;
  return (
    <>
      <div className={pageHead}>
        <Container>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <search>
            {/* Whoever has searched wants to see what was found. */}
            <NarrowFold
              open={!isSearched || isWrong}
              summary={
                <>
                  <Icon name="search" />
                  {t('form.title')}
                </>
              }
            >
              <MeetupForm id={FORM_ID} search={search} cities={cities} />
            </NarrowFold>
          </search>
        </Container>
      </div>
      <Container>
        <div className={styles.results}>
          <div className={styles.bar}>
            <output className={styles.count}>{t('count', { count: total })}</output>
            <ModalLinks
              links={[{ name: 'meetup-search', icon: 'calendar', text: t('form.change') }]}
            />
          </div>
          <Callout icon="info">{t('how')}</Callout>
          {total > 0 ? <Days events={events} /> : <Instead data={data} />}
          <Pages data={data} />
        </div>
      </Container>
    </>
  );
}

function Days({ events }: { readonly events: readonly EventView[] }) {
  const { market } = useSite();
  return [...Map.groupBy(events, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`} className={styles.dayName}>
        {formatDateLabel(day, market)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Nothing fits: said so, and the nearest. */
function Instead({ data: { search, cities, instead } }: { readonly data: WemeetPageData }) {
  const { t } = useTranslation('meetups');
  const city = cities.find(({ id }) => id === search.city);
  return (
    <>
      <div className={styles.empty}>
        <StateDrawing state="nothing-found" />
        <p className={styles.message}>
          {city ? t('empty.inCity', { city: city.name }) : t('empty.anywhere')}
        </p>
      </div>
      {instead.length > 0 && (
        <section aria-labelledby="instead" className={styles.day}>
          <h2 id="instead" className={styles.dayName}>
            {t('empty.instead')}
          </h2>
          <ul className={styles.list}>
            {instead.map((event) => (
              <li key={event.id}>
                <EventCard event={event} withDay />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Pages({ data: { search, lastPage } }: { readonly data: WemeetPageData }) {
  const { t } = useTranslation(['meetups', 'listing']);
  const pathTo = usePagePath();
  return (
    <Pagination
      current={search.page}
      last={lastPage}
      hrefOf={(page) => pathTo('events-wemeet', undefined, printMeetupSearch({ ...search, page }))}
      words={{
        label: t('pages'),
        previous: t('listing:pages.previous'),
        next: t('listing:pages.next'),
        page: t('listing:pages.page'),
      }}
    />
  );
}
