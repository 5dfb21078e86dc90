/** Addresses of the font files, to be preloaded: the stylesheet alone would tell of them too late. */
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

export const FONT_FILES: readonly string[] = [bricolage, figtree];
