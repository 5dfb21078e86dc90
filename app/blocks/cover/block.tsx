/** The head of a page: its title on a poster, with the search form below it where it is asked for. */
import type { CSSProperties } from 'react';
import type { Image } from '../../../contract/image.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { Container } from '../../ui/container.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './block.css.ts';

/** On a narrow screen higher than wide by itself, and cut at the sides. */
const SIZES = '(min-width: 1024px) 74vw, (min-width: 640px) 100vw, 480px';

export function CoverBlock({ data, id, isFirst }: BlockProps<'cover'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={data.search ? styles.tallCover : styles.cover} style={groundOf(data.image)}>
      <div className={styles.backdrop}>
        {/* Wide on every screen: what it shows has room above the words. */}
        <ContentImage image={data.image} shape="fill" alt="" sizes={SIZES} priority={isFirst} />
      </div>
      <div className={styles.foot}>
        <Container>
          <div className={styles.content}>
            <div className={styles.words}>
              <Heading className={styles.title}>{data.title}</Heading>
              {data.subtitle && <p className={styles.subtitle}>{data.subtitle}</p>}
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
