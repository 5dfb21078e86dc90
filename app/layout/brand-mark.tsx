/** Name and mark of the brand, linked to the home page. The name is a setting (`BRAND_NAME`). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { brandLink, mark } from './brand-mark.css.ts';

export function BrandLink() {
  const { t } = useTranslation('layout');
  const { brand } = useSite();
  return (
    <PageLink to="index" className={brandLink} aria-label={t('header.home', { brand: brand.name })}>
      <BrandMark />
      {brand.name}
    </PageLink>
  );
}

/** Three on one rope, on their way up: the same drawing as `public/favicon.svg`. */
function BrandMark() {
  return (
    <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#ff4758" />
      <circle cx="21.5" cy="11.5" r="5.5" fill="#ffb627" />
      <path d="M2.5 27 13 10l5 8 2.5-3 9 12z" fill="#fff6ec" />
      <path d="M6.5 25.5 13 15" stroke="#1b1f3b" strokeWidth="1.2" />
      <g fill="#1b1f3b">
        <circle cx="6.5" cy="25" r="1.8" />
        <circle cx="9.8" cy="20" r="1.8" />
        <circle cx="13" cy="14.8" r="1.8" />
      </g>
    </svg>
  );
}
