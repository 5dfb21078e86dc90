/** The company and its site, on the home page, and how it is reached (SEO-01). */
import type {
  ContactPage,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { pathOf } from '../../../contract/route-paths.ts';
import { pageAddress } from '../absolute-address.ts';
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

export interface ContactPageOfData {
  readonly name: string;
  readonly path: string;
  readonly email: string;
  /** As people write them; none that stands in for one. */
  readonly telephones: readonly string[];
  readonly profiles: readonly string[];
}

/** The page with the ways to reach the company. */
export function contactPageData(site: SiteOfData, page: ContactPageOfData): ContactPage {
  const { name, path, email, telephones, profiles } = page;
  const contactPoint = [{ email }, ...telephones.map((telephone) => ({ telephone }))].map(
    (way) => ({ '@type': 'ContactPoint' as const, ...way }),
  );
  return {
    '@type': 'ContactPage',
    name,
    url: pageAddress(site.origin, path),
    inLanguage: site.market.languageTag,
    mainEntity: { ...organizationData(site, { email, profiles }), contactPoint },
  };
}
