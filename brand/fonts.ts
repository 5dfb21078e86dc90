/**
 * The two families, self-hosted and cut to the letters of the five languages (`scripts/make-fonts.mjs`): other Latin
 * letters, such as those of Vietnamese names, come in files of their own where a page has them. Until a font is there
 * an Arial of the same measure stands in, in bold for what is bold (docs/decisions/0075). `brand.ts` names the families.
 *
 * They stand in each document, not in the stylesheet: a browser that reads them again lays the whole page out anew.
 */
import displayExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import displayVietnamese from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2?url';
import textExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import displayLatin from './fonts/display-latin.woff2?url';
import textLatin from './fonts/text-latin.woff2?url';

/** As in `scripts/make-fonts.mjs`. */
const LATIN =
  'U+0020-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00AE,U+00B0,U+00B2,U+00B7,U+00BA-00BB,U+00BF-00FF,U+0152-0153,U+0178,U+2009,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212';
const LATIN_EXTENDED =
  'U+0100-0151,U+0154-0177,U+0179-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB';

const DISPLAY = "font-family:'Bricolage Grotesque';font-weight:600 800;font-display:swap";
const TEXT = 'font-family:Figtree;font-weight:400 700;font-display:swap';

/** As CSS. Figtree has no Vietnamese letters. */
export const FONT_FACES = [
  face(DISPLAY, displayLatin, LATIN),
  face(DISPLAY, displayExtended, LATIN_EXTENDED),
  face(DISPLAY, displayVietnamese, VIETNAMESE),
  face(TEXT, textLatin, LATIN),
  face(TEXT, textExtended, LATIN_EXTENDED),
  // Measured against Liberation Sans, which has Arial's widths, over the home pages in all five languages: at 750, and
  // for Figtree between its weights of text and of emphasis.
  "@font-face{font-family:'Bricolage Fallback';font-weight:400 900;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Arial');size-adjust:101.8%;ascent-override:91.4%;descent-override:26.5%;line-gap-override:0%}",
  "@font-face{font-family:'Figtree Fallback';font-weight:400 599;src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:99.5%;ascent-override:95.5%;descent-override:25.1%;line-gap-override:0%}",
  "@font-face{font-family:'Figtree Fallback';font-weight:600 900;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Arial');size-adjust:95.8%;ascent-override:99.2%;descent-override:26.1%;line-gap-override:0%}",
].join('');

function face(font: string, file: string, letters: string): string {
  return `@font-face{${font};src:url(${file}) format('woff2');unicode-range:${letters}}`;
}
