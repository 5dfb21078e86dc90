/** Who leads a travel, as far as its departures say so (TRV-10, decision 0043). */
import { useTranslation } from 'react-i18next';
import type { TravelDetail } from '../../../contract/travel.ts';
import { NAMED_AHEAD_MONTHS } from '../../../domain/named-ahead.ts';
import { personName } from '../../../domain/person-name.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { CoordinatorCard } from '../../travel/coordinator.tsx';
import type { LeadingCoordinator } from '../../travel/travel-view.server.ts';
import { chip } from '../../ui/chip/chip.css.ts';
import * as styles from './page.css.ts';

interface WhoLeadsProps {
  readonly coordinator: LeadingCoordinator;
  /** How many of the departures that name somebody are theirs; null where none does: then nobody is promised. */
  readonly leads: TravelDetail['leads'];
  /** Who leads the rest of them, or can. */
  readonly others: TravelDetail['alsoLedBy'];
}

export function WhoLeads({ coordinator, leads, others }: WhoLeadsProps) {
  const { t } = useTranslation('travel');
  const name = coordinator.firstName;
  return (
    <>
      <CoordinatorCard coordinator={coordinator} />
      <p>{leadsLine()}</p>
      {others.length > 0 && (
        <div className={styles.leaders}>
          <p id="other-leaders">
            {leads
              ? t('coordinator.others', { count: leads.total - leads.count })
              : t('coordinator.possibleOthers')}
          </p>
          <ul className={styles.leadersList} aria-labelledby="other-leaders">
            {others.map((other) => (
              <li key={other.id}>
                <PageLink
                  to="coordinators-coordinator"
                  parameters={{ coordinator: other.id }}
                  className={chip()}
                >
                  {personName(other)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );

  function leadsLine(): string {
    if (!leads) return t('coordinator.possible', { name, count: NAMED_AHEAD_MONTHS });
    const { count, total } = leads;
    if (count === total) {
      return count === 2
        ? t('coordinator.leadsBoth', { name })
        : t('coordinator.leadsAll', { name, count });
    }
    return t('coordinator.leadsSome', { name, leads: count, total });
  }
}
