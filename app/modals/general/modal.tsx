/**
 * Stands in for a modal on a page that has nothing of its own to show in it: what the modal would tell,
 * where that is found, and a way on (LAY-10).
 */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { GeneralName } from '../modal-names.ts';
import { ContactOptions, MeetupsLink } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

/** As the modal is called where it has more to show. */
const TITLES = {
  'available-dates': 'availableDates.title',
  coordinator: 'travel:coordinator.title',
  gallery: 'travel:cover.pictures',
  'travel-description': 'travel:about.title',
  'travel-detail-description': 'travel:included.title',
  'video-itinerary': 'travel:itinerary.title',
  'wishlist-steps': 'saving:title.item',
  'remove-confirm': 'general.removal',
  'group-info': 'groupInfo.title',
  'notification-opt-in': 'notificationOptIn.title',
  'meetup-search': 'general.meetup',
  'verification-code': 'saving:code.title',
} as const satisfies Record<GeneralName, string>;

/** Those that a person answers best. */
const FOR_A_PERSON: readonly GeneralName[] = ['meetup-search', 'notification-opt-in'];

export default function GeneralModal({ name }: { readonly name: GeneralName }) {
  const { t } = useTranslation(['modals', 'travel', 'saving']);
  const title = t(TITLES[name]);
  return (
    <ModalFrame
      title={title}
      actions={
        <>
          <PageLink to="search" className={button({ wide: true })}>
            {t('general.search')}
          </PageLink>
          <PageLink to="travels" className={button({ variant: 'quiet', wide: true })}>
            {t('general.travels')}
          </PageLink>
        </>
      }
    >
      <div className={styles.prose}>
        <p>{t(`general.text.${name}`)}</p>
        {FOR_A_PERSON.includes(name) && <ContactOptions subject={title} />}
        {name === 'meetup-search' && <MeetupsLink />}
      </div>
    </ModalFrame>
  );
}
