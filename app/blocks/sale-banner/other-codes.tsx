/**
 * The departures whose codes end after that of the banner (TRV-08, CMS-04): what it takes off, until when, what one
 * pays without it and with it, the way there.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import type { CardPrice } from '../../listing/card-price.ts';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { priceBefore } from '../../listing/card.css.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { priceWithCode } from '../../listing/promotion.ts';
import { usePromotionWords } from '../../listing/promotion-mark.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Grid } from '../../ui/grid/grid.tsx';
import { Price } from '../../ui/price/price.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import * as styles from './block.css.ts';
import type { PromotedDeparture } from './block.server.ts';

/** So many stand open; a long list would push what is below it out of sight. */
const SHOWN_CODES = 6;

export interface OtherCodesProps {
  readonly offers: readonly PromotedDeparture[];
  /** Level of the title, one below that of the banner's. */
  readonly headingAs: 'h2' | 'h3';
}

export function OtherCodes({ offers, headingAs: Heading }: OtherCodesProps) {
  const { t } = useTranslation('listing');
  const more = offers.slice(SHOWN_CODES);
  return (
    <div className={styles.others}>
      <Heading className={styles.othersTitle}>{t('blocks.otherCodes')}</Heading>
      <CodeList offers={offers.slice(0, SHOWN_CODES)} />
      {more.length > 0 && (
        <AccordionItem summary={t('blocks.moreCodes', { count: more.length })}>
          <CodeList offers={more} />
        </AccordionItem>
      )}
    </div>
  );
}

function CodeList({ offers }: Pick<OtherCodesProps, 'offers'>) {
  const datesOf = useDepartureDates();
  const wordsOf = usePromotionWords();
  return (
    <Grid as="ul">
      {offers.map((offer) => {
        const { tour } = offer;
        const { line, lowest } = wordsOf(offer);
        return (
          <li key={tour.code}>
            <PageLink
              to="travels-travel-tour"
              parameters={{ travel: tour.travelSlug, tour: tour.code }}
              className={textLink({ standalone: true })}
            >
              {tour.title}, {datesOf(tour)}
            </PageLink>
            <p>{line}</p>
            {offer.price && (
              <CodePrices price={offer.price} offer={offer}>
                {lowest && <p className={priceBefore}>{lowest}</p>}
              </CodePrices>
            )}
          </li>
        );
      })}
    </Grid>
  );
}

/** Where the price came down as well, the lowest of the 30 days before is said of it, as on a card (TRV-15). */
function CodePrices({
  price,
  offer,
  children,
}: {
  readonly price: CardPrice;
  readonly offer: PromotedDeparture;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const withCode = priceWithCode(price, offer);
  return (
    <PriceLine price={price} note={t('promotion.priceNow')}>
      <Price
        current={formatMoney(withCode.cents, withCode.currency)}
        prefix={pricePrefix(withCode, false, market, t)}
        note={t('promotion.priceWithCode')}
      />
      {children}
    </PriceLine>
  );
}
