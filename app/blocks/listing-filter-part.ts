/** The fields above a listing block, with what they narrow it by: few lists have them (CMS-05). */
import { loadedPart } from './loaded-part.ts';
import type { ListingFilterData } from './load-narrowed.server.ts';

const part = loadedPart(async () => {
  const [fields, links] = await Promise.all([
    import('./listing-filter.tsx'),
    import('./narrowed-link.ts'),
  ]);
  return { ...fields, ...links };
});

/** For the `preload` of a block that may have them. */
export async function preloadFilter(data: { readonly filter: ListingFilterData | null }) {
  if (data.filter) await part.load();
}

/** What draws them; null for a list without. */
export function filterParts(filter: ListingFilterData | null) {
  return filter && part.get();
}
