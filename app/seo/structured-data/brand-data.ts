/** The company and its site, on the home page (SEO-01). */
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { pathOf } from '../../../contract/route-paths.ts';
import { pageAddress } from '../page-address.ts';
import { brandReference, type SiteOfData } from './structured-thing.ts';

/** @param profiles addresses where the brand can be followed */
export function organizationData(
  site: SiteOfData,
  { email, profiles }: { readonly email: string; readonly profiles: readonly string[] },
): Extract<Organization, { '@type': 'Organization' }> {
  return {
    ...brandReference(site),
    logo: `${site.origin}/icons/icon-512.png`,
    email,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function webSiteData(site: SiteOfData): WebSite {
  const { origin, brandName, market } = site;
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathOf('search', market.id)}?textSearch={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: brandName,
    url: pageAddress(origin, '/'),
    inLanguage: market.languageTag,
    potentialAction: action,
  };
}
