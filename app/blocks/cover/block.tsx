/**
 * The head of a page (CMS-04): its title on a poster, on a gallery of them, or on a film; with the search
 * form below it where it is asked for.
 */
import type { CSSProperties } from 'react';
import type { Image } from '../../../contract/image.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { Container } from '../../ui/container/container.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import { MOST_PRELOADS } from '../../images/image-source.ts';
import type { BlockProps } from '../block-props.ts';
import * as styles from './block.css.ts';
import { CoverFilm } from './cover-film.tsx';
import { CoverPictures } from './cover-pictures.tsx';
import { coverImages } from './cover-images.ts';

export default function CoverBlock({ data, id, isFirst }: BlockProps<'cover'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={data.search ? styles.tallCover : styles.cover} style={groundOf(data.image)}>
      <div className={styles.backdrop}>
        {coverImages(data).map((cover, index) => (
          <div key={cover.image.id} className={styles.slide}>
            <ContentImage
              {...cover}
              shape="fill"
              alt=""
              priority={isFirst && index < MOST_PRELOADS}
            />
          </div>
        ))}
        {data.video && <CoverFilm url={data.video.url} />}
      </div>
      <div className={styles.foot}>
        <Container>
          <div className={styles.content}>
            <div className={styles.words}>
              <Heading className={styles.title}>{data.title}</Heading>
              {data.subtitle && <p className={styles.subtitle}>{data.subtitle}</p>}
              {data.images && <CoverPictures id={id} count={data.images.length + 1} />}
            </div>
            {data.search && (
              // The header's own way to the search waits until this is out of view (LAY-04).
              <div data-cover-search="">
                <SearchForm id={`${id}-search`} choices={data.search} />
              </div>
            )}
          </div>
        </Container>
      </div>
    </section>
  );
}

/** The ink stands in for the colour of an image that has none. */
function groundOf({ colour }: Image): CSSProperties | undefined {
  if (colour === 'transparent') return undefined;
  return { [styles.GROUND]: `color-mix(in oklab, ${colour} 28%, #14172f)` } as CSSProperties;
}
