/** What travellers say of the brand elsewhere (LAY-07), linked to where they say it. */
import { useTranslation } from 'react-i18next';
import type { UserRating as Rated } from '../../contract/layout.ts';
import { isExternalAddress } from '../../contract/link-address.ts';
import { useSite } from '../i18n/site.ts';
import { Rating } from '../ui/rating/rating.tsx';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';
import { rating as ratingClass } from './user-rating.css.ts';

export function UserRating({ rated }: { readonly rated: Rated }) {
  const { t } = useTranslation('layout');
  const { market, marketId } = useSite();
  const { rating, count, source, url } = rated;
  const target = linkTarget({ url }, marketId);
  const value = new Intl.NumberFormat(market.languageTag, { maximumFractionDigits: 1 }).format(
    rating,
  );
  const words = (
    <Rating
      stars={Math.round(rating * 2) / 2}
      value={value}
      label={t('rating.stars', { rating: value })}
      note={t('rating.note', { count, source })}
    />
  );
  if (!target) return words;
  return (
    <LayoutLink target={target} opensNewTab={isExternalAddress(url)} className={ratingClass}>
      {words}
    </LayoutLink>
  );
}
