import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './block.css.ts';

export interface CoverFilmProps {
  readonly url: string;
}

/** A visitor who pays for bytes, or asked for less motion, starts it by hand. */
function wantsFilm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/**
 * A film without sound over the cover's picture, which has words for who does not see it. Nothing of it is
 * fetched before the script is there; without one, and where the file cannot be had, the picture stands.
 */
export function CoverFilm({ url }: CoverFilmProps) {
  const { t } = useTranslation('listing');
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'none' | 'paused' | 'plays'>('none');
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    // What may not begin by itself waits for the button; what cannot be had has none.
    const begun = wantsFilm() ? video.play() : Promise.reject(new Error('not wanted'));
    begun.catch(() => setState(video.error ? 'none' : 'paused'));
  }, []);
  const press = () =>
    film.current?.paused ? void film.current.play().catch(() => undefined) : film.current?.pause();
  return (
    <>
      <video
        ref={film}
        src={url}
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        onPlaying={() => setState('plays')}
        onPause={() => setState('paused')}
        onError={() => setState('none')}
      />
      {state !== 'none' && (
        <button type="button" className={styles.filmButton} onClick={press}>
          {t(state === 'plays' ? 'blocks.pauseFilm' : 'blocks.playFilm')}
        </button>
      )}
    </>
  );
}
