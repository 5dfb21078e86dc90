/** What is known where a modal opens, and what each modal shows of it (LAY-10, LAY-11). */
import type { ComponentType } from 'react';
import type { Image } from '../../contract/image.ts';
import type { Layout, LayoutSettings } from '../../contract/layout.ts';
import type { TravelDetail } from '../../contract/travel.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import type { MarketId } from '../../domain/market.ts';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import type { LandingTime } from '../../domain/vocabulary.ts';
import type { LoadedBlock } from '../blocks/blocks.server.ts';
import type { TourTerms } from '../booking/tour-terms.ts';
import type { RootData } from '../i18n/site.ts';
import type { CardPrice } from '../listing/card-price.ts';
import type { PanelChoices } from '../listing/panel-choices.ts';
import type { CoordinatorPageData } from '../pages/coordinator/page.server.ts';
import type { LoadedPage } from '../pages/pages.server.ts';
import type { TourCompany } from '../pages/tour/page.server.ts';
import type { WemeetPageData } from '../pages/wemeet/page.server.ts';
import type { RouteView } from '../route-map/route-view.server.ts';
import type { Departure, MonthOfDepartures } from '../travel/departure.ts';
import type { FlightEstimate } from '../travel/estimates.server.ts';
import type { LeadingCoordinator, ShownStage } from '../travel/travel-view.server.ts';
import { openModalOf, type OpenModal } from './modal-address.ts';
import type { GeneralName, ModalName } from './modal-names.ts';

/** What is known where a modal opens. */
export interface ModalContext {
  readonly site: RootData;
  /** Undefined on an error page, and on a route of its own. */
  readonly page: LoadedPage | undefined;
  /** Path of the page in each market that has it. */
  readonly counterparts: Counterparts;
  /** A market that is offered to the visitor, and not answered yet (MKT-10). */
  readonly offer: MarketId | null;
}

export type Counterparts = Readonly<Partial<Record<MarketId, string>>>;

interface Trip {
  readonly slug: string;
  readonly title: string;
}

export interface ModalSubjects {
  language: { readonly counterparts: Counterparts };
  'available-dates': {
    readonly months: readonly MonthOfDepartures[];
    readonly travelSlug: string;
    readonly landBy: LandingTime;
  };
  coordinator: { readonly coordinator: LeadingCoordinator };
  /** Of the page's travel; null on a page of none. */
  chatbot: { readonly travelId: string | null };
  'flight-club': {
    readonly flight: FlightEstimate | null;
    /** Until the departure; null for a travel, which has several. */
    readonly daysLeft: number | null;
    /** Null for a travel, whose departures differ. */
    readonly advice: FlightAdvice | null;
    /** Null where no travel is meant, which says it. */
    readonly landBy: LandingTime | null;
  };
  faqs: { readonly settings: LayoutSettings };
  filters: {
    /** Null where there is no search yet: they begin one. */
    readonly filters: SearchFilters | null;
    readonly count: number;
    readonly choices: PanelChoices | null;
  };
  gallery: {
    readonly title: string;
    /** `by`: the traveller whose picture it is. */
    readonly pictures: readonly (Image & { readonly by?: string | undefined })[];
  };
  'languages-currencies': { readonly counterparts: Counterparts };
  'talk-to-us': { readonly blocks: Layout['contacts']['blocks'] };
  'travel-description': Trip & {
    readonly summary: string;
    readonly highlights: readonly string[];
    readonly descriptionHtml: string;
  };
  'travel-detail-description': {
    readonly included: readonly string[];
    readonly notIncluded: readonly string[];
  };
  'video-itinerary': Trip & {
    readonly days: readonly ShownStage[];
    readonly pictures: TravelDetail['pictures'];
    /** Address of a film file; null where it is to be made of the days. */
    readonly film: string | null;
    /** Null for a travel that stays in one place. */
    readonly route: RouteView | null;
  };
  'wishlist-steps': StepSubject;
  'remove-confirm': {
    readonly travelId: string;
    /** Null where the travel has no name any more. */
    readonly title: string | null;
    /** Departures of it that are saved too. */
    readonly tourCount: number;
  };
  'group-info': {
    readonly groupSize: { readonly min: number; readonly max: number };
    readonly ageGroups: readonly AgeGroup[];
    /** Of one departure. */
    readonly departure: (Pick<Departure, 'status' | 'seats'> & { readonly taken: number }) | null;
    /** Likewise; null as long as nobody asked for it. */
    readonly company: TourCompany | null;
  };
  'notification-opt-in': {
    readonly travelId: string;
    readonly title: string;
    /** Those that one can be told of: several of a travel, one of a tour. */
    readonly departures: readonly Departure[];
  };
  'payment-info': {
    readonly settings: Layout['settings'];
    /** Of one departure; null where no one departure is meant. */
    readonly departure: { readonly terms: TourTerms; readonly price: CardPrice | null } | null;
    /** Of the travel; null where no one travel is meant. */
    readonly depositPercent: number | null;
    /** Departures that one may choose among, each with its own days. */
    readonly choice: readonly Departure[];
  };
  'meetup-search':
    | (Pick<WemeetPageData, 'search' | 'cities'> & { readonly kind: 'search' })
    | {
        readonly kind: 'coordinator';
        readonly name: string;
        readonly city: string;
        readonly languages: string;
        readonly meetups: CoordinatorPageData['meetups'];
      };
  'verification-code': StepSubject;
}

interface StepSubject {
  /** As `readStep` has it. */
  readonly step: string;
  /** What is saved, where it is the page's own; `departure` is null for the travel itself. */
  readonly about: { readonly title: string; readonly departure: Departure | null } | null;
}

/** What the component of a modal gets. */
export interface ModalProps<Name extends ModalName> {
  readonly subject: ModalSubjects[Name];
  /** Tab or variant that the address asks for. */
  readonly type: string | null;
}
/** Of whichever modal: a name holds component and subject together; TypeScript cannot see it across the map. */
export type ModalComponent = ComponentType<ModalProps<ModalName>>;

type Subjects = {
  readonly [Name in ModalName]: (
    context: ModalContext,
    asked: Pick<OpenModal, 'type' | 'step'>,
  ) => ModalSubjects[Name] | (Name extends GeneralName ? null : never);
};

const SUBJECTS: Subjects = {
  language: ({ counterparts }) => ({ counterparts }),
  'available-dates': ({ page }) => {
    if (page?.kind !== 'travel' && page?.kind !== 'itinerary' && page?.kind !== 'tour') return null;
    const { months, travel } = page.data;
    return months && { months, travelSlug: travel.slug, landBy: travel.landBy };
  },
  coordinator: ({ page }) => {
    const coordinator = tripOf(page)?.coordinator;
    return coordinator ? { coordinator } : null;
  },
  chatbot: ({ page }) => ({
    travelId: page?.kind === 'itinerary' ? page.data.travel.id : (tripOf(page)?.id ?? null),
  }),
  'flight-club': ({ page }) => {
    const unknown = { flight: null, daysLeft: null, advice: null, landBy: null };
    if (page?.kind === 'travel') {
      const { estimates, travel } = page.data;
      return { ...unknown, flight: estimates.flight, landBy: travel.landBy };
    }
    if (page?.kind !== 'tour' || !page.data.available) return unknown;
    const { available, departure, travel } = page.data;
    return {
      landBy: travel.landBy,
      flight: available.estimates.flight,
      daysLeft: departure.daysLeft,
      advice: available.flightAdvice,
    };
  },
  faqs: ({ site }) => ({ settings: site.layout.settings }),
  filters: ({ page }) => filtersOf(page) ?? { filters: null, count: 0, choices: null },
  gallery: ({ page }) => {
    if (page?.kind === 'custom-page') return galleryOf(page.data.blocks);
    const trip = tripOf(page);
    if (!trip) return null;
    const { title } = trip;
    return { title, pictures: trip.pictures };
  },
  'languages-currencies': ({ counterparts }) => ({ counterparts }),
  'talk-to-us': ({ site }) => ({
    blocks: site.layout.contacts.blocks.filter(({ showTalkToUs }) => showTalkToUs),
  }),
  'travel-description': ({ page }) => {
    const trip = tripOf(page);
    if (!trip) return null;
    const { slug, title, summary, highlights, descriptionHtml } = trip;
    return { slug, title, summary, highlights, descriptionHtml };
  },
  'travel-detail-description': ({ page }) => {
    const trip = tripOf(page);
    return trip && { included: trip.included, notIncluded: trip.notIncluded };
  },
  'video-itinerary': ({ page, site }) => {
    if (page?.kind !== 'travel' && page?.kind !== 'itinerary' && page?.kind !== 'tour') return null;
    const { slug, title, pictures } = page.data.travel;
    const film = playableFilm(page.data.travel.film, site);
    if (page.kind === 'tour') {
      const { programme } = page.data;
      return programme && { slug, title, pictures, film, ...programme };
    }
    const { travel, route } = page.data;
    return { slug, title, pictures, film, days: travel.days, route };
  },
  'wishlist-steps': ({ page }, { step }) => {
    if (step) return { step, about: null };
    if (page?.kind !== 'travel' && page?.kind !== 'itinerary' && page?.kind !== 'tour') return null;
    const { id: travelId, title } = page.data.travel;
    const departure = page.kind === 'tour' && page.data.available ? page.data.departure : null;
    const item = new URLSearchParams({ travelId, ...(departure && { tourCode: departure.code }) });
    return { step: String(item), about: { title, departure } };
  },
  'remove-confirm': ({ page }, { type }) => {
    const saved = page?.kind === 'wishlist' ? page.data.travels : null;
    const travel = saved?.find(({ travelId }) => travelId === type);
    if (!travel) return null;
    const { travelId, name, tours } = travel;
    return { travelId, title: name?.title ?? null, tourCount: tours.length };
  },
  'group-info': ({ page }) => {
    if (page?.kind === 'travel') {
      const { groupSize, ageGroups } = page.data.travel;
      return { groupSize, ageGroups, departure: null, company: null };
    }
    if (page?.kind !== 'tour') return null;
    const { available, departure, company } = page.data;
    if (!available) return null;
    const { status, seats, ageGroup } = departure;
    return {
      groupSize: available.groupSize,
      ageGroups: [ageGroup],
      departure: { status, seats, taken: available.takenSeats },
      company,
    };
  },
  'notification-opt-in': ({ page }) => {
    const trip = tripOf(page);
    if (!page || !trip) return null;
    const { id: travelId, title } = trip;
    if (page.kind === 'travel') {
      const departures = page.data.months.flatMap((month) => month.departures);
      return { travelId, title, departures };
    }
    if (page.kind !== 'tour' || !page.data.available?.takesRequests) return null;
    return { travelId, title, departures: [page.data.departure] };
  },
  'payment-info': ({ page, site }) => {
    const { settings } = site.layout;
    const general = { settings, departure: null, depositPercent: null, choice: [] };
    if (page?.kind === 'travel') {
      const { months, depositPercent } = page.data;
      const departures = months.flatMap((month) => month.departures);
      return { ...general, depositPercent, choice: departures.filter(isBooked) };
    }
    if (page?.kind !== 'tour') return general;
    const { available, departure } = page.data;
    if (!available || departure.offer.kind === 'none') return general;
    return { ...general, departure: { terms: available.terms, price: departure.price } };
  },
  'meetup-search': ({ page }) => {
    if (page?.kind === 'wemeet') {
      const { search, cities } = page.data;
      return { kind: 'search', search, cities };
    }
    if (page?.kind !== 'coordinator') return null;
    const { meetups, coordinator } = page.data;
    const { firstName, city, countryName, languageNames } = coordinator;
    return {
      kind: 'coordinator',
      name: firstName,
      city: `${city}, ${countryName}`,
      languages: languageNames.join(', '),
      meetups,
    };
  },
  'verification-code': (_, { step }) => (step ? { step, about: null } : null),
};

/**
 * What a modal shows, out of what the page has loaded anyway: opening one asks for no data (LAY-11), except for
 * `ASKED_WITH_ADDRESS`. Null where the modal has nothing of the page to show: its general words stand in.
 */
function findModalSubject<Name extends ModalName>(
  asked: Pick<OpenModal, 'type' | 'step'> & { readonly name: Name },
  context: ModalContext,
): ModalSubjects[Name] | null {
  return SUBJECTS[asked.name](context, asked);
}

/** All pictures of the page's galleries, under the title of the first. */
function galleryOf(blocks: readonly LoadedBlock[]): ModalSubjects['gallery'] | null {
  const galleries = blocks.flatMap((block) => (block.type === 'media-gallery' ? [block.data] : []));
  const [first] = galleries;
  if (!first) return null;
  const pictures = galleries.flatMap((gallery) =>
    gallery.pictures.map(({ image, caption, by }) => ({
      ...image,
      title: caption ?? image.title,
      by,
    })),
  );
  return { title: first.title, pictures };
}

/** A film that the content security policy lets play. */
function playableFilm(film: string | undefined, { imagesBaseUrl }: RootData): string | null {
  const isPlayable =
    film?.startsWith('/') || (imagesBaseUrl !== '' && film?.startsWith(`${imagesBaseUrl}/`));
  return film && isPlayable ? film : null;
}

/** The travel that the page is about. */
function tripOf(page: LoadedPage | undefined) {
  return page?.kind === 'travel' || page?.kind === 'tour' ? page.data.travel : null;
}

/** Only such a departure has terms that are certain today. */
function isBooked({ offer }: Departure): boolean {
  return offer.kind === 'booking';
}

function filtersOf(page: LoadedPage | undefined) {
  if (page?.kind !== 'search') return null;
  const { filters, activeCount, panel } = page.data;
  return { filters, count: activeCount, choices: panel };
}

/** A modal that is to be drawn. */
export interface ShownModal extends OpenModal {
  /** Null where its general words stand in. */
  readonly subject: ModalSubjects[ModalName] | null;
}

/** The modal that an address opens; null where it names none (LAY-11). */
export function modalOf(
  address: { readonly pathname: string; readonly search: string },
  context: ModalContext | null,
): ShownModal | null {
  const open = context && openModalOf(address, context.offer);
  return open && { ...open, subject: findModalSubject(open, context) };
}
