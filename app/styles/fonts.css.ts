/**
 * The two families, self-hosted: Latin only, one variable file each. Where they come too late for
 * the first paint, an Arial of the same measure stands in until the next page: no line ever moves, not
 * even one that just fits in the one and not in the other.
 */
import { globalFontFace } from '@vanilla-extract/css';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontDisplay: 'optional',
  unicodeRange: LATIN,
});
globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontDisplay: 'optional',
  unicodeRange: LATIN,
});

// Measured against Arial over a text in all five languages; Liberation Sans has Arial's widths.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arial')",
  fontWeight: '400 900',
  sizeAdjust: '101.3%',
  ascentOverride: '91.8%',
  descentOverride: '26.7%',
  lineGapOverride: '0%',
});
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  sizeAdjust: '99.7%',
  ascentOverride: '95.3%',
  descentOverride: '25.1%',
  lineGapOverride: '0%',
});
