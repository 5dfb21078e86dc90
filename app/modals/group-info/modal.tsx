/**
 * Whom one travels with: how many, for which ages, how many have joined a departure and how many think of it; for who
 * is logged in, also who they are (TRV-06, TRV-08).
 */
import { useTranslation } from 'react-i18next';
import type { Companion, SeatHolders } from '../../../contract/tour-group.ts';
import { PERSON_AGE_GROUPS } from '../../../domain/age-group.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { loginPath } from '../../auth/return-path.ts';
import { useSite } from '../../i18n/site.ts';
import { RunsLine } from '../../listing/departure-facts.tsx';
import { usePageLocation } from '../../page-location.ts';
import type { TourCompany } from '../../pages/tour/page.server.ts';
import { useAgesFact, useTakenSeats } from '../../travel/facts-in-words.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function GroupInfoModal({ subject }: ModalProps<'group-info'>) {
  const { groupSize, ageGroups, departure, company } = subject;
  const { t } = useTranslation(['modals', 'travel']);
  const ages = useAgesFact(ageGroups);
  const takenSeats = useTakenSeats();
  const facts: Fact[] = [
    {
      key: 'size',
      icon: 'users',
      label: t('travel:facts.group'),
      value: t('travel:facts.groupValue', groupSize),
      note: departure && takenSeats(departure.taken),
    },
    {
      key: 'ages',
      icon: 'user',
      label: t('travel:facts.ages'),
      ...ages,
    },
  ];
  return (
    <ModalFrame title={t('groupInfo.title')}>
      <div className={styles.prose}>
        <p>{t('groupInfo.explanation')}</p>
        <FactList facts={facts} />
        {departure && <RunsLine tour={departure} />}
        {company && <Company company={company} />}
        <p className={styles.muted}>{t('coordinator.role')}</p>
      </div>
    </ModalFrame>
  );
}

/** From here on it is said without a figure: who makes requests up gains nothing by more of them. */
const MOST_COUNTED = 10;

/**
 * Who asked for a seat on the departure: how many of late and, for who is logged in, who of them shows a first name, and
 * who has a seat already (TRV-08).
 */
export function Company({ company: { people, details } }: { readonly company: TourCompany }) {
  const { t } = useTranslation('modals');
  return (
    <>
      {details.kind === 'known' && <Seats holders={details.seatHolders} />}
      <section aria-labelledby="group-company" className={styles.prose}>
        <h3 id="group-company">
          {t(details.kind === 'loggedOut' ? 'groupInfo.going' : 'groupInfo.company')}
        </h3>
        {people > 0 && (
          <p>
            {people < MOST_COUNTED
              ? t('groupInfo.interested', { count: people })
              : t('groupInfo.interestedMost')}
          </p>
        )}
        {details.kind === 'loggedOut' && <LoggedOut />}
        {details.kind === 'unavailable' && <p>{t('groupInfo.unavailable')}</p>}
        {details.kind === 'known' && <Names companions={details.companions} />}
      </section>
    </>
  );
}

/** Counts are of five people or more, so that no word of them is in the singular. */
function Seats({
  holders: { women, alone, firstTimers, ages },
}: {
  readonly holders: SeatHolders;
}) {
  const { t } = useTranslation(['modals', 'listing']);
  const counts = [
    women !== undefined && t('groupInfo.seats.women', { people: women }),
    alone !== undefined && t('groupInfo.seats.alone', { people: alone }),
    firstTimers !== undefined && t('groupInfo.seats.firstTimers', { people: firstTimers }),
    ...PERSON_AGE_GROUPS.map((group) => {
      const people = ages[group];
      return (
        people !== undefined &&
        t('groupInfo.seats.ages', { ages: t(`listing:ages.${group}`), people })
      );
    }),
  ].filter((count) => count !== false);
  return (
    <section aria-labelledby="group-seats" className={styles.prose}>
      <h3 id="group-seats">{t('groupInfo.seats.title')}</h3>
      {counts.length > 0 && (
        <ul>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{t('groupInfo.seats.fewer')}</p>
    </section>
  );
}

function LoggedOut() {
  const { t } = useTranslation('modals');
  const { pathname, search } = usePageLocation();
  return (
    <>
      <p>{t('groupInfo.loggedOut')}</p>
      <div>
        <ButtonLink
          href={loginPath(pathname + search)}
          rel="nofollow"
          icon="user"
          variant="secondary"
        >
          {t('groupInfo.logIn')}
        </ButtonLink>
      </div>
    </>
  );
}

function Names({ companions }: { readonly companions: readonly Companion[] }) {
  const { t } = useTranslation(['modals', 'listing']);
  const { market } = useSite();
  if (companions.length === 0) return <p>{t('groupInfo.none')}</p>;
  return (
    <>
      <ul>
        {companions.map(({ firstName, ageGroup, askedOn }, place) => (
          // Two people may have the same of everything.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <strong>{firstName ?? t('groupInfo.nameless')}</strong>
            {[
              '',
              ...(ageGroup ? [t(`listing:ages.${ageGroup}`)] : []),
              t('groupInfo.asked', { date: formatLongDate(askedOn, market) }),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{t('groupInfo.notBooked')}</p>
    </>
  );
}
