import { ContentImage } from '../../images/content-image.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** What not to miss in a country, the best first (CMS-06). */
export default function TopFiveBlock({ data, isFirst }: BlockProps<'top-five'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <ol className={styles.list}>
        {data.items.map(({ title, text, image }, index) => (
          <li key={title} className={styles.item}>
            {image && (
              <ContentImage image={image} place={index < 2 ? 'firstOfFive' : 'laterOfFive'} />
            )}
            <div className={styles.words}>
              <Heading className={styles.title}>
                {index + 1}. {title}
              </Heading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
