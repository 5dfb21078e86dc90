import { Grid } from '../../ui/grid/grid.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** What one can rely on, in a few words each. */
export function ConfidenceBlock({ data, isFirst }: BlockProps<'confidence'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Grid as="ul" columns={3}>
        {data.guarantees.map((guarantee) => (
          <li key={guarantee.title} className={styles.guarantee}>
            <span className={styles.icon}>
              <Icon name={guarantee.icon} size="medium" />
            </span>
            <Heading className={styles.title}>{guarantee.title}</Heading>
            <p>{guarantee.text}</p>
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
