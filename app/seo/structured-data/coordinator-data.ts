import type { Person } from 'schema-dts';
import type { CoordinatorSummary } from '../../../contract/travel.ts';
import { personName } from '../../../domain/person-name.ts';
import { imageAddress, pageAddress } from '../absolute-address.ts';
import { brandReference, type SiteOfData } from './structured-thing.ts';

/** Who leads groups (SEO-01, TRV-10). */
export function coordinatorData(
  site: SiteOfData,
  coordinator: CoordinatorSummary,
  path: string,
): Extract<Person, { '@type': 'Person' }> {
  const { firstName, lastName, city, country, bio, languages, portrait } = coordinator;
  return {
    '@type': 'Person',
    name: personName(coordinator),
    givenName: firstName,
    familyName: lastName,
    url: pageAddress(site.origin, path),
    description: bio,
    knowsLanguage: languages,
    homeLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    worksFor: brandReference(site),
    ...(portrait && { image: imageAddress(portrait, 640, site) }),
  };
}
