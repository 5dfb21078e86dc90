/** GET /layouts: settings, header, footer, contacts, banner bars (§3, API-01). */
import { z } from 'zod';
import { AREAS } from '../domain/continent.ts';
import { CURRENCIES, MARKET_IDS } from '../domain/market.ts';
import { answerSchema } from './answer.ts';
import { priceMapSchema, reviewServiceSchema } from './common.ts';
import { imageSchema } from './image.ts';
import { newsletterSchema } from './newsletter.ts';

const currencySchema = z.object({ isoCode: z.enum(CURRENCIES), symbol: z.string() });

/** Where a link goes: a page of the site by its routing key, or an address of its own. */
const linkTarget = z.object({
  routingKey: z.string().optional(),
  url: z.string().optional(),
});

const MENU_ITEM_TYPES = ['mega-menu', 'drop-down', 'link'] as const;
export const MENU_BADGES = ['NEW', 'HOT', 'SAFE'] as const;

const menuItemFields = linkTarget.extend({
  id: z.string(),
  label: z.string(),
  type: z.enum(MENU_ITEM_TYPES),
  style: z.string().optional(),
  badge: z.enum(MENU_BADGES).optional(),
  icon: z.string().optional(),
  target: z.enum(['_self', '_blank']).optional(),
  removeAccordionOnMobile: z.boolean().optional(),
  /** A small picture beside the label. */
  image: imageSchema.optional(),
  /** The answer has the area's countries that have departures as the item's children. */
  countriesOf: z.enum(AREAS).optional(),
});
export type MenuItem = z.infer<typeof menuItemFields> & { children?: MenuItem[] };
const menuItemSchema: z.ZodType<MenuItem> = menuItemFields.extend({
  get children() {
    return z.array(menuItemSchema).optional();
  },
});

const bannerBarSchema = z.object({
  id: z.string(),
  message: z.string(),
  position: z.enum(['top', 'bottom']).default('top'),
  backgroundColor: z.string().default('red'),
  textColor: z.string().default('white'),
  customCss: z.string().optional(),
  callToAction: linkTarget.extend({ label: z.string() }).optional(),
  closable: z.boolean().default(true),
  routes: z
    .object({ match: z.array(z.string()).default([]), exclude: z.array(z.string()).default([]) })
    .default({ match: [], exclude: [] }),
});
export type BannerBar = z.infer<typeof bannerBarSchema>;

const footerLink = linkTarget.extend({ id: z.string(), label: z.string() });

/** A badge or the mark of a way to pay: a picture, or an icon where there is none. */
const footerMark = footerLink.extend({
  icon: z.string().optional(),
  image: imageSchema.optional(),
});
/** Heights in pixels (LAY-07). */
const badgeSchema = footerMark.extend({ imageHeight: z.number().positive().default(40) });
const paymentSchema = footerMark.extend({ imageHeight: z.number().positive().default(30) });
export type FooterMark = z.infer<typeof badgeSchema>;

/** What travellers say of the brand elsewhere. */
const userRatingSchema = z.object({
  rating: z.number().min(0).max(5),
  count: z.int().min(1),
  source: z.string(),
  url: z.string(),
  /** Null where the source is no review service. */
  service: reviewServiceSchema.nullable().default(null),
});
export type UserRating = z.infer<typeof userRatingSchema>;

export const layoutSchema = z.object({
  settings: z.object({
    currencies: z.array(currencySchema).min(1),
    /** How much of each currency one euro buys, for prices that a price map lacks (MKT-08). */
    exchangeRates: z.object({
      EUR: z.number().positive(),
      GBP: z.number().positive(),
      USD: z.number().positive(),
    }),
    installmentPayments: z.boolean(),
    /** Days before departure: balance due, last free cancellation, the same with the option (TRV-09). */
    balanceDueDays: z.int().min(0),
    freeCancellationDays: z.int().min(0),
    flexibleCancellationDays: z.int().min(0),
    /** What cancelling costs after that, from the earliest days to the departure; none where it is not told. */
    cancellationFees: z
      .array(z.object({ untilDays: z.int().min(0), percent: z.int().min(1).max(100) }))
      .default([]),
    /** What the flexible option costs for each person: a fixed price (TRV-15). */
    flexibleCancellationPrice: priceMapSchema,
    /** Days before departure by which it is decided whether a tour runs (TRV-14). */
    decisionDays: z.int().min(0),
    /** What the country list says of a market, and whether it leaves it out (MKT-09). */
    countries: z
      .partialRecord(
        z.enum(MARKET_IDS),
        z.object({
          communityMessage: z.string().optional(),
          isDisabled: z.boolean().default(false),
        }),
      )
      .optional(),
    /** In how many countries the company has led groups: a claim of the brand (CMS-07). */
    countriesTravelled: z.int().min(1).optional(),
    /** Who asked the travellers for their reviews (TRV-11). */
    reviewsSource: z.string().optional(),
    /** Those of a demonstration are shown, and told to no search engine (SEO-01). */
    reviewsAreInvented: z.boolean().optional(),
  }),
  header: z.object({ menu: z.array(menuItemSchema) }),
  footer: z.object({
    columns: z.array(z.object({ id: z.string(), title: z.string(), links: z.array(footerLink) })),
    legalMessage: z.string(),
    newsletter: newsletterSchema.optional(),
    userRating: userRatingSchema.optional(),
    badges: z.array(badgeSchema).default([]),
    payments: z.array(paymentSchema).default([]),
  }),
  contacts: z.object({
    books: z.record(z.string(), z.object({ value: z.string() })),
    blocks: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        showContactPage: z.boolean(),
        showTalkToUs: z.boolean(),
        callToActionList: z.array(z.object({ label: z.string(), url: z.string() })),
      }),
    ),
  }),
  beans: z.array(bannerBarSchema),
});
export type Layout = z.infer<typeof layoutSchema>;
export type LayoutSettings = Layout['settings'];
export const layoutAnswerSchema = answerSchema(layoutSchema);
