/** Files of styles whose rules stand in the documents themselves: of what is above the `FirstScreenEnd` of a page. */

/** On every page. */
const OF_ALL: readonly string[] = [
  'app/styles/*.css.ts',
  'app/layout/{banner-bars,brand-mark,frame,header,header-menu,talk-to-us}.css.ts',
  'app/auth/account-links.css.ts',
  'app/wishlist/wishlist-link.css.ts',
  'app/ui/{button,container,icon,loading-bar,picture,skip-link,visually-hidden}/*.css.ts',
  'app/ui/header-item.css.ts',
];

const SEARCH_BAR = 'app/search/{bar-field,search-form}.css.ts';
const TRAVEL = [
  'app/travel/page-parts.css.ts',
  'app/wishlist/heart.css.ts',
  'app/modals/modal-link.css.ts',
  'app/ui/breadcrumb/*.css.ts',
];

/** On the pages of a kind, beside those. */
export const FIRST_SCREEN_FILES: Readonly<Record<string, readonly string[]>> = {
  default: OF_ALL,
  'custom-page': [
    ...OF_ALL,
    'app/blocks/cover/block.css.ts',
    'app/ui/breadcrumb/*.css.ts',
    SEARCH_BAR,
  ],
  travel: [...OF_ALL, ...TRAVEL, 'app/pages/travel/page.css.ts'],
  tour: [...OF_ALL, ...TRAVEL, 'app/pages/tour/page.css.ts'],
  itinerary: [
    ...OF_ALL,
    ...TRAVEL,
    'app/pages/itinerary/page.css.ts',
    'app/listing/card.css.ts',
    'app/ui/price/*.css.ts',
  ],
  coordinator: [
    ...OF_ALL,
    'app/pages/coordinator/page.css.ts',
    'app/travel/coordinator.css.ts',
    'app/modals/modal-link.css.ts',
    'app/ui/breadcrumb/*.css.ts',
  ],
  wishlist: [...OF_ALL, 'app/pages/wishlist/page.css.ts'],
};
