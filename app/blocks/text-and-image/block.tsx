import { Container } from '../../ui/container/container.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../block-section.tsx';
import * as styles from './block.css.ts';
import { pictureBeside } from './picture-beside.ts';

/** Words of the house, with a poster beside them where there is one. */
export function TextAndImageBlock({ data, isFirst }: BlockProps<'text-and-image'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.section}>
      <Container>
        <div className={data.image ? styles.columns : undefined}>
          <div className={styles.words}>
            <Heading>{data.title}</Heading>
            {data.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {data.link && (
              <p>
                <BlockLink link={data.link} />
              </p>
            )}
          </div>
          {data.image && (
            <div className={styles.picture}>
              <ContentImage {...pictureBeside(data.image)} priority={isFirst} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
