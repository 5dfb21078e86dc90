/** The head of a page: its title on a poster, with the search form below it where it is asked for. */
import { SearchForm } from '../../search/search-form.tsx';
import { Container } from '../../ui/container.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './block.css.ts';

export function CoverBlock({ data, id, isFirst }: BlockProps<'cover'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={data.search ? styles.tallCover : styles.cover}>
      <ContentImage
        image={data.image}
        shape="fill"
        alt=""
        sizes="100vw"
        hasNarrow
        priority={isFirst}
      />
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
