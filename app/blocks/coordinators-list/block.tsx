import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { CoordinatorPortrait } from '../../travel/coordinator-portrait.tsx';
import { Card } from '../../ui/card.tsx';
import { cardLink } from '../../ui/card.css.ts';
import { Grid } from '../../ui/grid.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { personName } from '../../../domain/person-name.ts';
import * as styles from './block.css.ts';

/** Everybody who leads a group (TRV-10). */
export function CoordinatorsListBlock({ data, isFirst }: BlockProps<'coordinators-list'>) {
  const { t } = useTranslation('listing');
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.coordinators === null ? (
        <BlockWithoutAnswer />
      ) : (
        <Grid as="ul" columns={3}>
          {data.coordinators.map((coordinator) => (
            <Card key={coordinator.id} as="li" linked>
              <div className={styles.person}>
                <CoordinatorPortrait coordinator={coordinator} />
                <div className={styles.words}>
                  <Heading className={styles.name}>
                    <PageLink
                      to="coordinators-coordinator"
                      parameters={{ coordinator: coordinator.id }}
                      className={cardLink}
                    >
                      {personName(coordinator)}
                    </PageLink>
                  </Heading>
                  <p className={styles.city}>{t('blocks.livesIn', { city: coordinator.city })}</p>
                  <p>{coordinator.speciality}</p>
                  <p className={styles.city}>
                    {t('blocks.speaks', { languages: coordinator.languages })}
                  </p>
                </div>
              </div>
            </Card>
          ))}
        </Grid>
      )}
    </BlockSection>
  );
}
