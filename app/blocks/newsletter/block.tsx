import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import { Container } from '../../ui/container/container.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './block.css.ts';

/** The newsletter's form in a page (NEWS-01, CMS-04). */
export function NewsletterBlock({ id, data, isFirst }: BlockProps<'newsletter'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  const { title, ...newsletter } = data;
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.panel}>
          <Heading className={styles.title}>{title}</Heading>
          <NewsletterForm id={id} newsletter={newsletter} ground="page" />
        </div>
      </Container>
    </section>
  );
}
