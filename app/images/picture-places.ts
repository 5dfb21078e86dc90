/**
 * How wide each kind of picture is drawn, from each breakpoint on: every `sizes` is printed from this table (SEO-02).
 *
 * A picture that is cut to the shape of its box keeps its own shape, so that it is drawn wider than a box that is
 * higher: pictures are 8:5, which in a box of 4:3 is 1.2 times the box. A test in a browser compares the table with what
 * pages show.
 */
import type { ImageWidth } from '../../contract/image-address.ts';
import { from } from '../styles/media.ts';

interface PictureWidths {
  readonly all: string;
  readonly large?: string;
  readonly tablet?: string;
  readonly desktop?: string;
  readonly wide?: string;
  /** The largest file that it is ever worth: three pixels of the screen for each of a phone, two elsewhere. */
  readonly upTo: ImageWidth;
}

/** Two beside each other, and three. */
const HALF = 'calc(47.3vw - 20px)';
const THIRD = 'min(31.5vw - 22px, 369px)';

export const PICTURE_PLACES = {
  /** On a page’s head: above its words on a phone, beside them elsewhere. */
  cover: { all: '100vw', desktop: 'calc(56vw + 74px)', upTo: 2000 },
  /**
   * Higher, for the search form: as high as there is room above its words on a phone, as high as the head beside them
   * elsewhere.
   */
  searchCover: {
    all: 'max(100vw, 454px)',
    desktop: 'max(56vw, min(125vh - 69px, 1212px))',
    upTo: 2000,
  },
  /** The first picture of a travel, alone or with others beside it. */
  travelCover: { all: 'max(100vw, 384px)', upTo: 2000 },
  wallCover: {
    all: 'max(99vw, 384px)',
    large: 'max(92vw, min(99vw, 74vh))',
    desktop: 'max(50vw, min(74vh, 832px))',
    upTo: 2000,
  },
  wallSide: {
    all: 'max(99vw, 384px)',
    large: 'max(92vw, min(99vw, 74vh))',
    desktop: 'max(25vw, min(74vh, 832px))',
    upTo: 2000,
  },
  /** A card in a list that has the whole page, one beside filters, and one in a row that scrolls on a phone. */
  card: { all: 'calc(100vw - 34px)', large: HALF, desktop: THIRD, upTo: 1200 },
  cardOfResults: {
    all: 'calc(100vw - 34px)',
    large: HALF,
    desktop: 'calc(47.3vw - 168px)',
    wide: '270px',
    upTo: 1200,
  },
  cardInRow: {
    all: 'min(84vw - 29px, 318px)',
    tablet: HALF,
    desktop: THIRD,
    upTo: 1008,
  },
  /** The card in the banner of a code, which lies on its side from a desktop on. */
  cardInBanner: {
    all: 'calc(100vw - 66px)',
    tablet: '350px',
    desktop: '576px',
    wide: '510px',
    upTo: 1200,
  },
  /** A card by itself, which lies on its side where there is room. */
  lyingCard: { all: 'calc(100vw - 34px)', tablet: '448px', wide: '510px', upTo: 1200 },
  lyingCardOfResults: { all: 'calc(100vw - 34px)', tablet: '400px', upTo: 1200 },
  story: {
    all: 'min(100vw - 34px, 382px)',
    tablet: 'calc(57vw - 24px)',
    desktop: 'min(38vw - 26px, 443px)',
    upTo: 1200,
  },
  step: {
    all: 'calc(120vw - 39px)',
    large: 'calc(57vw - 22px)',
    desktop: 'min(38vw - 24px, 445px)',
    upTo: 1440,
  },
  /** Of the five, the first two and the others. */
  firstOfFive: { all: 'calc(120vw - 42px)', tablet: 'min(57vw - 20px, 682px)', upTo: 1440 },
  laterOfFive: { all: 'calc(120vw - 42px)', tablet: 'min(38vw - 22px, 446px)', upTo: 1440 },
  besideWords: { all: 'calc(120vw - 39px)', tablet: 'min(47vw - 30px, 556px)', upTo: 1440 },
  area: { all: '162px', desktop: '192px', upTo: 480 },
  /** A picture of a gallery or a day in a row that scrolls. */
  slide: { all: 'clamp(264px, 91vw, 384px)', upTo: 1200 },
  film: { all: 'calc(120vw - 48px)', large: 'min(100vw - 80px, 960px)', upTo: 2000 },
  /** On the itinerary’s page, and beside the map of the travel’s. */
  dayOfItinerary: { all: 'calc(120vw - 66px)', tablet: '288px', upTo: 1440 },
  dayOfTravel: { all: 'calc(120vw - 39px)', tablet: '288px', desktop: '528px', upTo: 1440 },
  savedTravel: { all: 'calc(100vw - 34px)', desktop: '260px', upTo: 1200 },
  /** Beside the words of a ticket it is as high as they are. */
  ticket: { all: 'calc(100vw - 34px)', large: '560px', upTo: 1200 },
  comparedTravel: { all: '176px', desktop: '240px', upTo: 576 },
  /** Of one travel that all results are of. */
  travelOfResults: { all: '116px', tablet: '192px', upTo: 480 },
  portrait: { all: '112px', upTo: 320 },
  largePortrait: { all: 'min(216px, 44vw)', upTo: 688 },
  hostPortrait: { all: '48px', upTo: 240 },
  menuPoster: { all: '76px', upTo: 320 },
  openPicture: { all: '100vw', large: 'min(100vw, 120vh)', upTo: 2000 },
  littlePicture: { all: '120px', upTo: 320 },
} as const satisfies Readonly<Record<string, PictureWidths>>;
export type PicturePlace = keyof typeof PICTURE_PLACES;

/** The place of a list's cards: one by itself lies on its side where there is room. */
export function cardPlace(count: number, isBesideFilters = false): PicturePlace {
  if (count === 1) return isBesideFilters ? 'lyingCardOfResults' : 'lyingCard';
  return isBesideFilters ? 'cardOfResults' : 'card';
}

/** The widest first: a browser takes the first condition that is met. */
const STARTS = ['wide', 'desktop', 'tablet', 'large'] as const;

/** What the attribute `sizes` says of a picture. */
export function sizesOf(place: PicturePlace): string {
  const widths: PictureWidths = PICTURE_PLACES[place];
  const conditions = STARTS.flatMap((start) =>
    widths[start] ? [`${from[start]} ${widths[start]}`] : [],
  );
  return [...conditions, widths.all].join(', ');
}
