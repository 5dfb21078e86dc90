/** Media type of the data that a page's scripts go on from, as Remix calls what it sends itself. */
export const PAGE_DATA_TYPE = 'text/x-script';
