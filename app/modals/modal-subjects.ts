/** What is known where a modal opens, and what each shows of it (LAY-11). */
import type { Image } from '../../contract/image.ts';
import type { Layout, LayoutSettings } from '../../contract/layout.ts';
import type { TravelDetail } from '../../contract/travel.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { MarketId } from '../../domain/market.ts';
import type { NotificationType } from '../../domain/notification-type.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import type { LandingTime } from '../../domain/vocabulary.ts';
import type { TourTerms } from '../booking/tour-terms.ts';
import type { RootData } from '../i18n/site.ts';
import type { CardPrice } from '../listing/card-price.ts';
import type { PanelChoices } from '../listing/panel-choices.ts';
import type { LoadedPage } from '../pages/page-answer.ts';
import type { CoordinatorPageData } from '../pages/coordinator/loader.server.ts';
import type { WemeetPageData } from '../pages/wemeet/loader.server.ts';
import type { Departure, MonthOfDepartures } from '../travel/departure.ts';
import type { TourCompany } from '../travel/tour-company.ts';
import type { TakenSeats } from '../travel/group-note.ts';
import type { FlightEstimate } from '../travel/flight-estimate.ts';
import type { LeadingCoordinator } from '../travel/leading-coordinator.ts';
import type { RouteView } from '../route-map/route-view.ts';
import type { ShownStage } from '../travel/shown-stage.ts';

/** What is known where a modal opens. */
export interface ModalContext {
  readonly site: RootData;
  /** Undefined on an error page, and on a route of its own. */
  readonly page: LoadedPage | undefined;
  /** Path of the page in each market that has it. */
  readonly counterparts: Counterparts;
  /** Mail address that a request was sent from, where one was and it is known. */
  readonly sentFrom: string | null;
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
  chatbot: object;
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
    readonly filters: SearchFilters;
    readonly count: number;
    readonly choices: PanelChoices | null;
  };
  gallery: {
    readonly title: string;
    readonly pictures: readonly Image[];
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
    /** Null for a travel that stays in one place. */
    readonly route: RouteView | null;
  };
  'wishlist-steps': Trip & { readonly departure: Departure | null };
  'remove-confirm': { readonly filters: SearchFilters; readonly count: number };
  'group-info':
    | {
        readonly kind: 'group';
        readonly groupSize: { readonly min: number; readonly max: number };
        readonly ageGroups: readonly AgeGroup[];
        /** Of one departure. */
        readonly departure: (Pick<Departure, 'status' | 'seats'> & TakenSeats) | null;
        /** Likewise; null as long as nobody asked for it. */
        readonly company: TourCompany | null;
      }
    /** Beside a list of departures: whether each will run. */
    | { readonly kind: 'statuses' };
  'notification-opt-in': Trip & {
    readonly types: readonly NotificationType[];
    /** Null for the travel as a whole. */
    readonly departure: Departure | null;
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
  'verification-code': { readonly email: string | null };
}
