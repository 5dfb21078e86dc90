/**
 * The head of a page (CMS-04): its title on a poster, on a gallery of them, or on a film; with the search
 * form below it where it is asked for.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../../contract/image.ts';
import { savesData } from '../../network/saves-data.ts';
import type { SearchFormProps } from '../../search/search-form.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Container } from '../../ui/container/container.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import type { BlockProps } from '../block-props.ts';
import { loadedPart } from '../loaded-part.ts';
import * as styles from './block.css.ts';
import { coverImage } from './cover-image.ts';

/** It is most of a cover's code, and few covers have it. */
const searchForm = loadedPart(() => import('../../search/search-form.tsx'));

export async function preload({ search }: BlockProps<'cover'>['data']): Promise<void> {
  if (search) await searchForm.load();
}

export default function CoverBlock({ data, id, isFirst }: BlockProps<'cover'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={data.search ? styles.tallCover : styles.cover} style={groundOf(data.image)}>
      <div className={styles.backdrop}>
        {[data.image, ...(data.images ?? [])].map((image, index) => (
          <div key={image.id} className={styles.slide}>
            {/* Of a gallery the first one is seen; the others wait to be chosen. */}
            <ContentImage
              {...coverImage(image, data.search !== null)}
              shape="fill"
              alt=""
              priority={isFirst && index === 0}
            />
          </div>
        ))}
        {data.video && <CoverFilm url={data.video.url} />}
      </div>
      <div className={styles.foot}>
        <Container>
          <div className={styles.content}>
            <div className={styles.words}>
              {data.breadcrumb && (
                <div className={styles.breadcrumb}>
                  <Breadcrumb {...data.breadcrumb} />
                </div>
              )}
              <Heading className={styles.title}>{data.title}</Heading>
              {data.subtitle && <p className={styles.subtitle}>{data.subtitle}</p>}
              {data.images && <CoverPictures id={id} count={data.images.length + 1} />}
            </div>
            {data.search && <CoverSearch id={`${id}-search`} choices={data.search} />}
          </div>
        </Container>
      </div>
    </section>
  );
}

/** The header's own way to the search waits until this is out of view (LAY-04). */
function CoverSearch(props: SearchFormProps) {
  const { SearchForm } = searchForm.get();
  return (
    <div data-cover-search="">
      <SearchForm {...props} />
    </div>
  );
}

/** Chooses among the pictures of a gallery by styles alone: none moves by itself. */
function CoverPictures({ id, count }: { readonly id: string; readonly count: number }) {
  const { t } = useTranslation('listing');
  return (
    <fieldset className={styles.pictures} aria-label={t('blocks.pictures')}>
      {Array.from({ length: count }, (_, index) => (
        <label key={index} className={styles.picture}>
          <input
            type="radio"
            name={`${id}-picture`}
            value={index + 1}
            defaultChecked={index === 0}
            className={styles.dot}
            aria-label={t('blocks.picture', { number: index + 1, total: count })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The ink stands in for the tone of an image that has none. */
function groundOf({ tone }: Image): CSSProperties | undefined {
  return tone ? ({ [styles.GROUND]: tone } as CSSProperties) : undefined;
}

interface CoverFilmProps {
  readonly url: string;
}

/** A visitor who pays for bytes, or asked for less motion, starts it by hand. */
function wantsFilm(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();
}

/**
 * A film without sound over the cover's picture, which has words for who does not see it. Nothing of it is
 * fetched before the script is there; without one, and where the file cannot be had, the picture stands.
 */
function CoverFilm({ url }: CoverFilmProps) {
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
