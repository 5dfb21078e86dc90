/**
 * The two families, self-hosted and cut to the letters of the five languages (`scripts/make-fonts.mjs`): other Latin
 * letters, such as those of Vietnamese names, come in files of their own where a page has them. Until a font is there
 * an Arial of the same measure stands in, in bold for what is bold (docs/decisions/0075). `brand.ts` names the families.
 */
import { globalFontFace } from '@vanilla-extract/css';

/** As in `scripts/make-fonts.mjs`. */
const LATIN =
  'U+0020-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00AE,U+00B0,U+00B2,U+00B7,U+00BA-00BB,U+00BF-00FF,U+0152-0153,U+0178,U+2009,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212';
const LATIN_EXTENDED =
  'U+0100-0151,U+0154-0177,U+0179-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB';

globalFontFace('Bricolage Grotesque', [
  {
    src: "url('./fonts/display-latin.woff2') format('woff2')",
    fontWeight: '600 800',
    fontDisplay: 'swap',
    unicodeRange: LATIN,
  },
  {
    src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2') format('woff2')",
    fontWeight: '600 800',
    fontDisplay: 'swap',
    unicodeRange: LATIN_EXTENDED,
  },
  {
    src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2') format('woff2')",
    fontWeight: '600 800',
    fontDisplay: 'swap',
    unicodeRange: VIETNAMESE,
  },
]);
// Figtree has no Vietnamese letters.
globalFontFace('Figtree', [
  {
    src: "url('./fonts/text-latin.woff2') format('woff2')",
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: LATIN,
  },
  {
    src: "url('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2') format('woff2')",
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: LATIN_EXTENDED,
  },
]);

// Measured against Liberation Sans, which has Arial's widths, over the home pages in all five languages: at 750, and for
// Figtree between its weights of text and of emphasis.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arial')",
  fontWeight: '400 900',
  sizeAdjust: '101.8%',
  ascentOverride: '91.4%',
  descentOverride: '26.5%',
  lineGapOverride: '0%',
});
globalFontFace('Figtree Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    fontWeight: '400 599',
    sizeAdjust: '99.5%',
    ascentOverride: '95.5%',
    descentOverride: '25.1%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arial')",
    fontWeight: '600 900',
    sizeAdjust: '95.8%',
    ascentOverride: '99.2%',
    descentOverride: '26.1%',
    lineGapOverride: '0%',
  },
]);
