/** What the person wants to be told about travels and tours (NTFY-01), and the ways to turn it off. */
import { useTranslation } from 'react-i18next';
import type { AccountAlert } from '../../../contract/alerts.ts';
import { todayIn } from '../../../domain/calendar-date.ts';
import { formatDateInWords } from '../../../domain/date-format.ts';
import { turnOffAddress } from '../../alerts/alert-form.ts';
import { useAlertWords } from '../../alerts/alert-words.ts';
import { accountAddress } from '../../auth/account-address.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { Link } from '../../ui/link.tsx';
import { StatusLabel } from '../../ui/status-label/status-label.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Part } from './form-parts.tsx';
import * as styles from './styles.css.ts';

const RETURN_TO = accountAddress('account-communications');

/** @param props.alerts null while the backend gives no answer */
export function AlertList({ alerts }: { readonly alerts: readonly AccountAlert[] | null }) {
  const { t } = useTranslation(['wishlist', 'account']);
  return (
    <Part id="alerts" title={t('alerts.title')}>
      {!alerts && <p>{t('alerts.unavailable')}</p>}
      {alerts?.length === 0 && (
        <>
          <p>{t('alerts.none')}</p>
          <PageLink to="travels" className={button({ variant: 'secondary' })}>
            {t('account:travels.toTravels')}
          </PageLink>
        </>
      )}
      {alerts && alerts.length > 0 && (
        <>
          <p className={styles.muted}>{t('alerts.intro')}</p>
          <ul className={styles.requests}>
            {alerts.map((alert) => (
              <li
                key={`${alert.type} ${alert.travelId} ${alert.tourCode}`}
                className={styles.request}
              >
                <AlertItem alert={alert} />
              </li>
            ))}
          </ul>
          {alerts.length > 1 && (
            <Link to={turnOffAddress(null, RETURN_TO)} className={button({ variant: 'secondary' })}>
              {t('alerts.allOff')}
            </Link>
          )}
        </>
      )}
    </Part>
  );
}

/** Whose page still stands: of others there is nothing to see. */
const SHOWN_STATES: readonly AccountAlert['state'][] = ['open', 'soldOut', 'closed'];

function AlertItem({ alert }: { readonly alert: AccountAlert }) {
  const { t } = useTranslation('wishlist');
  const { market } = useSite();
  const { title, dates, about } = useAlertWords()(alert);
  const { type, travelId, tourCode, travel, state, since } = alert;
  const isTourShown = tourCode !== null && SHOWN_STATES.includes(state);
  return (
    <>
      <h3 className={styles.requestTitle}>
        {travel && (isTourShown || tourCode === null) ? (
          <PageLink
            to={isTourShown ? 'travels-travel-tour' : 'travels-travel'}
            parameters={{ travel: travel.slug, ...(isTourShown && { tour: tourCode }) }}
            className={textLink({ tone: 'quiet' })}
          >
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      {dates !== null && <p>{dates}</p>}
      <p>
        {t(`alerts.type.${type}`)}
        {' · '}
        {t('alerts.since', { date: formatDateInWords(todayIn(market.timeZone, since), market) })}
      </p>
      {state !== null && state !== 'open' && (
        <StatusLabel
          as="p"
          tone={state === 'soldOut' ? 'critical' : 'neutral'}
          icon="close"
          text={t(`state.${state}`)}
        />
      )}
      <Link
        to={turnOffAddress({ type, travelId, tourCode: tourCode ?? undefined }, RETURN_TO)}
        className={button({ variant: 'secondary', size: 'small' })}
      >
        {t('alerts.off')}
        <VisuallyHidden>{`: ${t(`alerts.type.${type}`)}, ${about}`}</VisuallyHidden>
      </Link>
    </>
  );
}
