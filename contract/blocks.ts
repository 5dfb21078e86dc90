/**
 * The blocks that pages are composed of and the content that each takes (CMS-04). The importer checks
 * stored blocks against these, and so does the site on arrival: a block that does not fit is logged
 * and skipped.
 */
import { z } from 'zod';
import { isCalendarDate } from '../domain/calendar-date.ts';
import { AREAS, CONTINENT_CODES } from '../domain/continent.ts';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { daySchema } from './common.ts';
import { filtersSchema } from './filters.ts';
import { imageSchema } from './image.ts';
import { newsletterSchema } from './newsletter.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from './route-path-table.ts';

const text = z.string().trim().min(1);

const link = z.strictObject({
  label: text,
  routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]),
});

/** Fields of the search form that a listing may offer above itself, by their names (CMS-05). */
const SHOWN_FILTERS = [
  'where',
  'month',
  'ageBadge',
  'discounted',
  'isNoSharingRoomAvailable',
] as const;
export type ShownFilter = (typeof SHOWN_FILTERS)[number];

/** What a section of a legal text can show of the settings: who runs the site, how, and for which fee. */
export const LEGAL_PARTS = ['company', 'insolvency', 'mail', 'cancellation-fees'] as const;
export type LegalPart = (typeof LEGAL_PARTS)[number];

const listing = z.strictObject({
  title: text,
  subtitle: text.optional(),
  /** What the list holds, before any filter of the URL. */
  filtersData: z.strictObject({ filters: filtersSchema.strict() }),
  /** What a visitor may narrow it by; without any it takes nothing from the URL. */
  shownFilters: z.array(z.enum(SHOWN_FILTERS)).default([]),
  /** Where the rest of it is. */
  link: link.optional(),
});

/** ISO 3166 alpha-3. */
const country = z.string().regex(/^[A-Z]{3}$/);

/** Which travels a block is about: all of them where it says nothing. */
const narrowing = {
  countries: z.array(country).default([]),
  continents: z.array(z.enum(CONTINENT_CODES)).default([]),
};

/** Marks beside a few words. */
const GUARANTEE_ICONS = [
  'shield',
  'refresh',
  'users',
  'wallet',
  'compass',
  'bed',
  'check-circle',
  'community',
  'globe',
  'leaf',
] as const;

/** Prose in Markdown: paragraphs, lists, emphasis, links. */
const prose = text;

/** HTML of a customer's own, cleaned when it is stored and when it is drawn (CMS-03). */
const code = z.strictObject({ html: text });

export const BLOCK_SCHEMAS = {
  cover: z.strictObject({
    title: text,
    subtitle: text.optional(),
    image: imageSchema,
    /** Further pictures, which make a gallery of the cover. */
    images: z.array(imageSchema).min(1).max(5).optional(),
    /** A film without sound, on this site, that plays over the picture where a visitor lets it. */
    video: z
      .strictObject({
        url: z
          .string()
          .regex(/^\/(?![/\\])[\w./-]+\.(?:webm|mp4)$/, 'is no webm or mp4 of this site'),
      })
      .optional(),
    showSearchBar: z.boolean().default(false),
  }),
  'travels-list': listing,
  'tours-list': listing,
  'continents-carousel': z.strictObject({
    title: text,
    images: z.record(z.enum(AREAS), imageSchema),
  }),
  /** The visitor's own, from their browser (SRCH-14). */
  'recent-searches': z.strictObject({ title: text }),
  /** The travels that sell best, of some countries or continents or of all (CMS-06). */
  'top-sellers': z.strictObject({
    title: text,
    subtitle: text.optional(),
    ...narrowing,
    /** Countries that the page is about already: travels there are left out. */
    except: z.array(country).default([]),
    show: z.int().min(1).max(12).default(6),
    link: link.optional(),
  }),
  /** What travellers said last, and what all of them think (TRV-11). */
  testimonials: z.strictObject({
    title: text,
    subtitle: text.optional(),
    ...narrowing,
    show: z.int().min(1).max(12).default(6),
    link: link.optional(),
  }),
  /** Stories: each leads on to a page of the site. A day of a travel is told by the travel's own words. */
  'blog-cards': z.strictObject({
    title: text,
    subtitle: text.optional(),
    cards: z
      .array(
        z.strictObject({
          /** Above the title, e.g. where it is. */
          label: text.optional(),
          title: text,
          text,
          image: imageSchema,
          link: z.union([
            z.strictObject({ routingKey: link.shape.routingKey }),
            /** Slug of a travel, and the day of its itinerary. */
            z.strictObject({ travel: text, day: z.int().min(1).optional() }),
          ]),
        }),
      )
      .min(1)
      .max(9),
    link: link.optional(),
  }),
  'media-gallery': z.strictObject({
    title: text,
    subtitle: text.optional(),
    pictures: z
      .array(z.strictObject({ image: imageSchema, caption: text.optional() }))
      .min(3)
      .max(12),
    link: link.optional(),
  }),
  /**
   * An offer that ends on a day: its own, or the promotion of the tours that fit the filters which ends
   * first. Once it is over there is nothing to see.
   */
  'sale-banner': z
    .strictObject({
      title: text,
      text: text.optional(),
      /** The last day on which it holds, in the market's zone. */
      until: daySchema.refine(isCalendarDate, 'is no day').optional(),
      filtersData: z.strictObject({ filters: filtersSchema.strict() }).optional(),
      link: link.optional(),
    })
    .refine(({ until, filtersData }) => (until === undefined) !== (filtersData === undefined), {
      message: 'needs until or filtersData, and not both',
    }),
  'text-and-image': z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    image: imageSchema.optional(),
    link: link.optional(),
  }),
  /** How something goes, in order. */
  steps: z.strictObject({
    title: text,
    subtitle: text.optional(),
    steps: z
      .array(z.strictObject({ title: text, text, image: imageSchema.optional() }))
      .min(2)
      .max(9),
    link: link.optional(),
  }),
  /** What one can rely on. */
  confidence: z.strictObject({
    title: text,
    subtitle: text.optional(),
    guarantees: z
      .array(z.strictObject({ icon: z.enum(GUARANTEE_ICONS), title: text, text }))
      .min(2)
      .max(9),
    link: link.optional(),
  }),
  faqs: z.strictObject({
    title: text,
    subtitle: text.optional(),
    groups: z
      .array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ question: text, answer: prose })).min(1),
        }),
      )
      .min(1),
  }),
  'legal-text': z.strictObject({
    title: text,
    /** What one should know of the text itself. */
    note: text.optional(),
    sections: z
      .array(
        z.strictObject({
          title: text,
          text: prose,
          /** What the site itself puts below the text, out of the settings. */
          shows: z.enum(LEGAL_PARTS).optional(),
        }),
      )
      .min(1),
  }),
  /** Things to do in a country, the best first (CMS-06). */
  'top-five': z.strictObject({
    title: text,
    subtitle: text.optional(),
    items: z.array(z.strictObject({ title: text, text, image: imageSchema.optional() })).length(5),
  }),
  /** Currency, languages and dialling code come from the tables of the world (CMS-06). */
  'country-facts': z.strictObject({
    title: text,
    country,
    /** 1 to 12, in the order of a year's journey: `[11, 12, 1]`. */
    bestMonths: z.array(z.int().min(1).max(12)).min(1),
    climate: text,
    /** Papers at the border, and where to ask. */
    entry: text,
  }),
  'coordinators-list': z.strictObject({ title: text, subtitle: text.optional() }),
  'age-groups': z.strictObject({
    title: text,
    subtitle: text.optional(),
    caption: text,
    bands: z.array(z.strictObject({ band: z.enum(AGE_GROUPS), text })).min(1),
  }),
  contacts: z.strictObject({
    title: text,
    subtitle: text.optional(),
    ways: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  /** The form of NEWS-01 in a page; the words above it are its label. */
  newsletter: z.strictObject({ title: text, ...newsletterSchema.shape }),
  /** Both are drawn as code (CMS-01): one comes from an editor, the other was written by hand. */
  'wr-wysiwyg': code,
  'wr-html': code,
} as const;

export type BlockType = keyof typeof BLOCK_SCHEMAS;
export type BlockContent<Type extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[Type]>;

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_SCHEMAS, type);
}

/** Without what any block, and a banner bar, may have beside its own: CSS of the customer's (CMS-03). */
export function withoutCustomCss<Styled extends object>(styled: Styled): Omit<Styled, 'customCss'> {
  const own: Styled & { customCss?: unknown } = { ...styled };
  delete own.customCss;
  return own;
}
