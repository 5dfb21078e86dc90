/** Travels like the one of the page (TRV-06), on cards that say little: the page has a budget (0046). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { imageSourceAt } from '../../images/image-source.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { cardLink } from '../../ui/card/card.css.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { RelatedTravelView } from './page.server.ts';
import * as styles from './page.css.ts';

/** Of a picture that is 112 px wide: enough for the densest screens. */
const PICTURE_PIXELS = 320;

export function RelatedTravels({ travels }: { readonly travels: readonly RelatedTravelView[] }) {
  const { t } = useTranslation('listing');
  const { imagesBaseUrl, market } = useSite();
  return (
    <Grid as="ul">
      {travels.map(({ slug, title, numberOfDays, image, price, isLowest }) => (
        <li key={slug} className={styles.relatedCard}>
          <Picture source={imageSourceAt(image, imagesBaseUrl, PICTURE_PIXELS)} alt="" />
          <div className={styles.relatedWords}>
            <h3 className={styles.relatedTitle}>
              <PageLink to="travels-travel" parameters={{ travel: slug }} className={cardLink}>
                {title}
              </PageLink>
            </h3>
            <p className={styles.relatedLength}>{t('card.days', { count: numberOfDays })}</p>
            {price && (
              <Price
                current={formatMoney(price.cents, price.currency)}
                prefix={pricePrefix(price, isLowest, market, t)}
              />
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
