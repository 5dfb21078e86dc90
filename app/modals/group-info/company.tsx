/** Who asked for a seat on the departure: how many of late, and who of them shows a first name (TRV-08). */
import { useTranslation } from 'react-i18next';
import type { Companion } from '../../../contract/tour-group.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { loginPath } from '../../auth/return-path.ts';
import { useSite } from '../../i18n/site.ts';
import type { TourCompany } from '../../travel/tour-company.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import * as styles from '../parts/parts.css.ts';
import { usePageLocation } from '../../page-location.ts';

/** From here on it is said without a figure: who makes requests up gains nothing by more of them. */
const MOST_COUNTED = 10;

export function Company({ company: { people, names } }: { readonly company: TourCompany }) {
  const { t } = useTranslation('modals');
  return (
    <section aria-labelledby="group-company" className={styles.prose}>
      <h3 id="group-company">{t('groupInfo.company')}</h3>
      {people > 0 && (
        <p>
          {people < MOST_COUNTED
            ? t('groupInfo.interested', { count: people })
            : t('groupInfo.interestedMost')}
        </p>
      )}
      {names.kind === 'loggedOut' && <LoggedOut />}
      {names.kind === 'unavailable' && <p>{t('groupInfo.unavailable')}</p>}
      {names.kind === 'known' && <Names companions={names.companions} />}
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
