import { useTranslation } from 'react-i18next';
import { personName } from '../../../domain/person-name.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { CoordinatorPortrait } from '../../travel/coordinator.tsx';
import { Container } from '../../ui/container/container.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** Some of those who lead groups, from one edge of the screen to the other (TRV-10). */
export default function CoordinatorsBandBlock({ data, isFirst }: BlockProps<'coordinators-band'>) {
  const { t } = useTranslation('listing');
  const { title, subtitle, coordinators, link } = data;
  // A band with nobody on it is worth nothing.
  if (coordinators === null) return null;
  const [Heading, Name] = isFirst ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <section className={styles.band}>
      <Container>
        <Heading>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <ul className={styles.people}>
          {coordinators.map((coordinator) => (
            <li key={coordinator.id} className={styles.person}>
              <CoordinatorPortrait coordinator={coordinator} />
              <Name className={styles.name}>
                <PageLink
                  to="coordinators-coordinator"
                  parameters={{ coordinator: coordinator.id }}
                  className={styles.link}
                >
                  {personName(coordinator)}
                </PageLink>
              </Name>
              <p className={styles.words}>{t('blocks.livesIn', { city: coordinator.city })}</p>
              <p className={styles.words}>{coordinator.speciality}</p>
            </li>
          ))}
        </ul>
        {link && <BlockLink link={link} variant="light" />}
      </Container>
    </section>
  );
}
