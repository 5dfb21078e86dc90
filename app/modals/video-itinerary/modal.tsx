/** The days of the travel side by side, to leaf through (TRV-06); the page to print has them in full. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { DayTitle } from '../../travel/day-title.tsx';
import { StageBody } from '../../travel/stage-body.tsx';
import { button } from '../../ui/button.css.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { SCROLLED_BY_KEYS } from '../../ui/dialog.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from './modal.css.ts';

export default function VideoItineraryModal({ subject }: ModalProps<'video-itinerary'>) {
  const { t } = useTranslation(['modals', 'travel', 'listing']);
  const words = {
    role: t('listing:blocks.carousel'),
    previous: t('videoItinerary.previous'),
    next: t('videoItinerary.next'),
  };
  const { slug, title, days } = subject;
  return (
    <ModalFrame
      title={t('travel:itinerary.pageTitle', { title })}
      actions={
        <PageLink
          to="travels-travel-itinerary"
          parameters={{ travel: slug }}
          className={button({ variant: 'secondary', wide: true })}
        >
          {t('travel:itinerary.allDays')}
        </PageLink>
      }
    >
      <Carousel label={t('videoItinerary.days')} words={words}>
        {days.map((stage, index) => (
          // From the first one arrow keys lead on to all.
          <li key={stage.day} className={styles.day} {...(index === 0 ? SCROLLED_BY_KEYS : {})}>
            <h3 className={styles.dayTitle}>
              <DayTitle stage={stage} />
            </h3>
            <StageBody stage={stage} />
          </li>
        ))}
      </Carousel>
    </ModalFrame>
  );
}
