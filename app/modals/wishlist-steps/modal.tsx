/** Ways to come back to a travel: the address, paper, or a seat asked for without obligation. */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../../domain/date-format.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { OfferLink } from '../../travel/departure-row.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ModalFrame, useModalState } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { mailAddress } from '../parts/mail-address.ts';
import * as styles from '../parts/parts.css.ts';

export default function WishlistStepsModal({ subject }: ModalProps<'wishlist-steps'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const { origins, market, marketId } = useSite();
  const { closeHref } = useModalState();
  const datesOf = useDepartureDates();
  const { slug, title, departure } = subject;
  const address = origins[marketId] + closeHref;
  return (
    <ModalFrame title={t('wishlistSteps.title')}>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <span className={styles.wayMark}>
            <Icon name="mail" />
          </span>
          <div className={styles.stepWords}>
            <p>{t('wishlistSteps.send')}</p>
            <ButtonLink
              href={mailAddress({ subject: title, text: address })}
              variant="secondary"
              size="small"
            >
              {t('wishlistSteps.sendAction')}
            </ButtonLink>
          </div>
        </li>
        <li className={styles.way}>
          <span className={styles.wayMark}>
            <Icon name="print" />
          </span>
          <div className={styles.stepWords}>
            <p>{t('wishlistSteps.print')}</p>
            <PageLink
              to="travels-travel-itinerary"
              parameters={{ travel: slug }}
              className={button({ variant: 'secondary', size: 'small' })}
            >
              {t('travel:itinerary.allDays')}
            </PageLink>
          </div>
        </li>
        {departure && (
          <li className={styles.way}>
            <span className={styles.wayMark}>
              <Icon name="calendar" />
            </span>
            <div className={styles.stepWords}>
              <p>
                {t('wishlistSteps.ask', { date: formatLongDate(departure.startingDate, market) })}
              </p>
              <OfferLink offer={departure.offer} dates={datesOf(departure)} isQuiet />
            </div>
          </li>
        )}
      </ul>
    </ModalFrame>
  );
}
