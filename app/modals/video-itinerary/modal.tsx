/**
 * The film of the travel that its content names; without one the days as a film (LAY-10), and without scripts as a row
 * of their pictures and words: a day without a picture shows where on the map it is. The page to print has all days.
 */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { useHasScripts } from '../../is-page-hydrated.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { imageSourceAt } from '../../images/image-source.ts';
import { StopMap } from '../../route-map/stop-map.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { SCROLLED_BY_KEYS } from '../../ui/dialog/dialog.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps, ModalSubjects } from '../modal-subjects.ts';
import { DayWords, Film } from './film.tsx';
import * as styles from './modal.css.ts';

type Subject = ModalSubjects['video-itinerary'];

export default function VideoItineraryModal({ subject }: ModalProps<'video-itinerary'>) {
  const { t } = useTranslation('travel');
  const { slug, title, film } = subject;
  const hasScripts = useHasScripts();
  const Days = hasScripts ? Film : RowOfDays;
  return (
    <ModalFrame
      title={t('itinerary.pageTitle', { title })}
      actions={
        <PageLink
          to="travels-travel-itinerary"
          parameters={{ travel: slug }}
          className={button({ variant: 'secondary', wide: true })}
        >
          {t('itinerary.allDays')}
        </PageLink>
      }
    >
      {film === null ? <Days {...subject} /> : <FilmFile {...subject} film={film} />}
    </ModalFrame>
  );
}

/** As wide as the modal lets it be. */
const STILL_PIXELS = 1008;

/** Nothing of it is fetched before somebody starts it; it works without scripts. */
function FilmFile({ film, title, pictures }: Subject & { readonly film: string }) {
  const { imagesBaseUrl } = useSite();
  const [cover] = pictures;
  return (
    <video
      src={film}
      poster={cover && imageSourceAt(cover, imagesBaseUrl, STILL_PIXELS).src}
      className={styles.file}
      aria-label={title}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}

function RowOfDays({ days, pictures, route }: Subject) {
  const { t } = useTranslation(['modals', 'listing']);
  const words = {
    role: t('listing:blocks.carousel'),
    previous: t('videoItinerary.previous'),
    next: t('videoItinerary.next'),
  };
  return (
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
            <DayWords stage={stage} />
          </li>
        );
      })}
    </Carousel>
  );
}
