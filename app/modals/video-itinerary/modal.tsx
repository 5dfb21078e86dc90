/**
 * The days of the travel as a film (LAY-10), and without scripts as a row of their pictures and words: a day without a
 * picture shows where on the map it is. The page to print has all days in full.
 */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { useHasScripts } from '../../is-page-hydrated.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { StopMap } from '../../route-map/stop-map.tsx';
import { DayTitle, StageBody } from '../../travel/stage.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { SCROLLED_BY_KEYS } from '../../ui/dialog/dialog.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { Film } from './film.tsx';
import * as styles from './modal.css.ts';

export default function VideoItineraryModal({ subject }: ModalProps<'video-itinerary'>) {
  const { t } = useTranslation(['modals', 'travel', 'listing']);
  const words = {
    role: t('listing:blocks.carousel'),
    previous: t('videoItinerary.previous'),
    next: t('videoItinerary.next'),
  };
  const { slug, title, days, pictures, route } = subject;
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
      {useHasScripts() ? (
        <Film days={days} pictures={pictures} route={route} />
      ) : (
        <Carousel label={t('videoItinerary.days')} words={words}>
          {days.map((stage, index) => {
            const picture = pictures.find(({ day }) => day === stage.day);
            return (
              // From the first one arrow keys lead on to all.
              <li key={stage.day} className={styles.day} {...(index === 0 ? SCROLLED_BY_KEYS : {})}>
                {(picture || route) && (
                  <div className={styles.picture}>
                    {picture ? (
                      <ContentImage image={picture} shape="fill" place="slide" />
                    ) : (
                      route && <StopMap route={route} days={days} day={stage.day} />
                    )}
                  </div>
                )}
                <div className={styles.words}>
                  <h3 className={styles.dayTitle}>
                    <DayTitle stage={stage} />
                  </h3>
                  <StageBody stage={stage} />
                </div>
              </li>
            );
          })}
        </Carousel>
      )}
    </ModalFrame>
  );
}
