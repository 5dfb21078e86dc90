import { Grid } from '../../ui/grid/grid.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** What one can rely on, in a few words each. */
export default function ConfidenceBlock({ data, isFirst }: BlockProps<'confidence'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Grid as="ul" columns={3}>
        {data.guarantees.map((guarantee) => (
          <li
            key={guarantee.title}
            className={data.foldsOnPhone ? styles.foldedGuarantee : styles.guarantee}
          >
            <span className={styles.icon}>
              <Icon name={guarantee.icon} size="medium" />
            </span>
            <NarrowFold
              headingAs={Heading}
              isFoldable={data.foldsOnPhone ?? false}
              summary={<span className={styles.title}>{guarantee.title}</span>}
            >
              <p className={styles.text}>{guarantee.text}</p>
            </NarrowFold>
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
