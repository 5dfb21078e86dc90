/** Who else thinks of a departure (TRV-08), as the page's loader found it for one visitor. */
import type { Companion } from '../../contract/tour-group.ts';

export interface TourCompany {
  /** Who asked for a seat of late; 0 where that is nobody's business. */
  readonly people: number;
  /** Names are for who is logged in. */
  readonly names:
    | { readonly kind: 'loggedOut' | 'unavailable' }
    | { readonly kind: 'known'; readonly companions: readonly Companion[] };
}
