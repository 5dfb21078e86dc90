/** Id of the page's search form, which the filters beside the list belong to. */
export const SEARCH_FORM = 'search';
