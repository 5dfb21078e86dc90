import { ContentImage } from '../../images/content-image.tsx';
import { Grid } from '../../ui/grid/grid.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** How something goes, one step after the other. */
export default function StepsBlock({ data, isFirst }: BlockProps<'steps'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Grid as="ol" columns={3}>
        {data.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {step.image && (
              <div className={styles.picture}>
                <ContentImage image={step.image} place="step" alt="" />
              </div>
            )}
            <NarrowFold
              headingAs={Heading}
              isFoldable={data.foldsOnPhone ?? false}
              summary={
                <span className={styles.title}>
                  <span className={styles.number}>{index + 1}</span>
                  {step.title}
                </span>
              }
            >
              <p>{step.text}</p>
            </NarrowFold>
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
