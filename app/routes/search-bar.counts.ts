// What the filters would find, while they are being ticked (RES-10).
import { silentLoader } from '../search/silent-loader.ts';

export { loadListingCounts as loader } from '../listing/listing-counts.server.ts';
export { searchBarHeaders as headers } from '../search/search-bar-routes.server.ts';

export const clientLoader = silentLoader(() => null);
