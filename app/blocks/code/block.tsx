import { guard } from '../../custom-styles/custom-scope.css.ts';
import { Container } from '../../ui/container/container.tsx';
import type { BlockProps } from '../block-props.ts';
import { section } from '../block-section.css.ts';
import * as styles from './block.css.ts';

/** HTML of the customer's own editors (CMS-01, CMS-03): `wr-wysiwyg` and `wr-html`. */
export function CodeBlock({ data: { html } }: BlockProps<'wr-wysiwyg' | 'wr-html'>) {
  return (
    <section className={section}>
      <Container>
        <div className={guard}>
          <div className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </Container>
    </section>
  );
}
