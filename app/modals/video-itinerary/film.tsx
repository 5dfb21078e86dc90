/**
 * The days of a travel as a film (LAY-10): each day's picture with its words, while the way there is drawn on a map; a
 * day without a picture shows where it is, with names. It has no sound, and stands still until somebody starts it.
 */
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { PLAIN } from '../../route-map/route-map-address.ts';
import { routeOf } from '../../route-map/route-stops.ts';
import { StopMap } from '../../route-map/stop-map.tsx';
import type { RouteView } from '../../route-map/route-view.server.ts';
import { DayTitle, StageBody } from '../../travel/stage.tsx';
import type { ShownStage } from '../../travel/travel-view.server.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ModalSubjects } from '../modal-subjects.ts';
import * as styles from './modal.css.ts';

type FilmProps = Pick<ModalSubjects['video-itinerary'], 'days' | 'pictures' | 'route'>;

/** How long a day is shown, and how often it is looked at; a step of the position control is one of these. */
const DAY_SECONDS = 5;
const STEP_SECONDS = 1;

export function Film({ days, pictures, route }: FilmProps) {
  const { t } = useTranslation(['modals', 'travel']);
  const end = days.length * DAY_SECONDS - STEP_SECONDS;
  const [position, setPosition] = useState(0);
  const [isStarted, setIsStarted] = useState(false);
  const isPlaying = isStarted && position < end;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setPosition((second) => second + STEP_SECONDS),
      STEP_SECONDS * 1000,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);

  const index = Math.floor(position / DAY_SECONDS);
  const stage = days[index];
  if (!stage) return null;
  const done = (position % DAY_SECONDS) / (DAY_SECONDS - STEP_SECONDS);
  const pictureOf = (day: number) => pictures.find((each) => each.day === day);
  const press = () => {
    setIsStarted(!isPlaying);
    if (position >= end) setPosition(0);
  };
  return (
    <div className={styles.film}>
      <div className={styles.screen} style={{ [styles.DONE]: done } as CSSProperties}>
        {days.map((day, at) => {
          // The next one is fetched ahead, and the last one fades away.
          const picture = Math.abs(at - index) > 1 ? undefined : pictureOf(day.day);
          if (!picture) return null;
          return (
            <div key={day.day} className={styles.scene} aria-hidden={at !== index}>
              <ContentImage image={picture} shape="fill" place="film" />
            </div>
          );
        })}
        {route && pictureOf(stage.day) && <WayOnMap route={route} days={days} day={stage.day} />}
        {route && !pictureOf(stage.day) && (
          <div className={styles.map.whole}>
            <StopMap route={route} days={days} day={stage.day} />
          </div>
        )}
      </div>
      <div className={styles.controls}>
        <Button type="button" size="small" onClick={press}>
          {t(isPlaying ? 'videoItinerary.pause' : 'videoItinerary.play')}
        </Button>
        <input
          type="range"
          className={styles.position}
          aria-label={t('videoItinerary.position')}
          aria-valuetext={`${t('travel:itinerary.day', { day: stage.day })} · ${stage.place}`}
          min={0}
          max={end}
          step={STEP_SECONDS}
          value={position}
          onChange={({ currentTarget }) => setPosition(Number(currentTarget.value))}
        />
      </div>
      <DayWords stage={stage} />
    </div>
  );
}

/** What a day is about, below its picture. */
export function DayWords({ stage }: { readonly stage: ShownStage }) {
  return (
    <div className={styles.words}>
      <h3 className={styles.dayTitle}>
        <DayTitle stage={stage} />
      </h3>
      <StageBody stage={stage} />
    </div>
  );
}

interface WayOnMapProps extends Pick<FilmProps, 'days'> {
  readonly route: RouteView;
  readonly day: number;
}

/** The way up to a day, in a corner of its picture: on the day that one gets there its last part is drawn. */
function WayOnMap({ route, days, day }: WayOnMapProps) {
  const { visits } = routeOf(days);
  const points = visits
    .filter(({ firstDay }) => firstDay <= day)
    .flatMap(({ stop, firstDay }) => {
      const mark = route.marks[stop.number - 1];
      return mark ? [{ at: mark.stop ?? mark.at, firstDay }] : [];
    });
  const here = points.at(-1);
  return (
    <div aria-hidden="true" className={styles.map.inset}>
      <img src={`${route.src}#${PLAIN}`} width={route.width} height={route.height} alt="" />
      <svg viewBox={`0 0 ${route.width} ${route.height}`} className={styles.way}>
        {points.slice(1).map(({ at: [x, y], firstDay }, index) => (
          <line
            key={firstDay}
            x1={`${points[index]?.at[0]}%`}
            y1={`${points[index]?.at[1]}%`}
            x2={`${x}%`}
            y2={`${y}%`}
            pathLength={1}
            className={firstDay === day ? styles.lineBeingDrawn : styles.line}
          />
        ))}
        {here && (
          <circle cx={`${here.at[0]}%`} cy={`${here.at[1]}%`} r={22} className={styles.here} />
        )}
      </svg>
    </div>
  );
}
