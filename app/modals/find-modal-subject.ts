/**
 * What each modal shows, out of what the page has loaded anyway: opening one asks for no data (LAY-11), but for
 * `ASKED_WITH_ADDRESS`.
 * One that has nothing of the page to show is null there: the general words stand in for it.
 */
import { notificationTypes } from '../../domain/notification-type.ts';
import { NO_FILTERS, countActiveFilters } from '../../domain/filters/search-filters.ts';
import type { LoadedBlock } from '../blocks/blocks.server.ts';
import type { LoadedPage } from '../pages/page-answer.ts';
import type { Departure } from '../travel/departure.ts';
import type { GeneralName } from './general-names.ts';
import type { ModalName } from './modal-names.ts';
import type { ModalContext, ModalSubjects } from './modal-subjects.ts';

type Subjects = {
  readonly [Name in ModalName]: (
    context: ModalContext,
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
  chatbot: () => ({}),
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
  // Elsewhere they begin a search.
  filters: ({ page }) => filtersOf(page) ?? { filters: NO_FILTERS, count: 0, choices: null },
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
  'video-itinerary': ({ page }) => {
    if (page?.kind === 'tour') {
      const { programme, travel } = page.data;
      const { slug, title, pictures } = travel;
      return programme && { slug, title, pictures, ...programme };
    }
    if (page?.kind !== 'travel' && page?.kind !== 'itinerary') return null;
    const { slug, title, days, pictures } = page.data.travel;
    return { slug, title, days, pictures, route: page.data.route };
  },
  'wishlist-steps': ({ page }) => {
    const trip = tripOf(page);
    if (!page || !trip) return null;
    const departure = departureOf(page);
    const isOffered = departure !== null && departure.offer.kind !== 'none';
    return { slug: trip.slug, title: trip.title, departure: isOffered ? departure : null };
  },
  'remove-confirm': ({ page }) => {
    const subject = filtersOf(page);
    return subject && subject.count > 0 ? subject : null;
  },
  'group-info': ({ page }) => {
    if (page?.kind === 'search') return { kind: 'statuses' };
    if (page?.kind === 'travel') {
      const { groupSize, ageGroups } = page.data.travel;
      return { kind: 'group', groupSize, ageGroups, departure: null, company: null };
    }
    if (page?.kind !== 'tour') return null;
    const { available, departure, company } = page.data;
    if (!available) return null;
    const { status, seats, ageGroup } = departure;
    return {
      kind: 'group',
      groupSize: available.groupSize,
      ageGroups: [ageGroup],
      departure: { status, seats, taken: available.takenSeats, ...available.group },
      company,
    };
  },
  'notification-opt-in': ({ page }) => {
    const trip = tripOf(page);
    if (!page || !trip) return null;
    if (page.kind === 'travel') {
      const types = notificationTypes(page.data.months.length, null);
      return { slug: trip.slug, title: trip.title, types, departure: null };
    }
    if (page.kind !== 'tour') return null;
    const { available, departure } = page.data;
    if (!available) return null;
    const types = notificationTypes(1, departure.status);
    return { slug: trip.slug, title: trip.title, types, departure };
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
  'verification-code': ({ sentFrom }) => ({ email: sentFrom }),
};

/** What the modal shows here; null where only its general words fit. */
export function findModalSubject<Name extends ModalName>(
  name: Name,
  context: ModalContext,
): ModalSubjects[Name] | null {
  return SUBJECTS[name](context);
}

/** All pictures of the page's galleries, under the title of the first. */
function galleryOf(blocks: readonly LoadedBlock[]): ModalSubjects['gallery'] | null {
  const galleries = blocks.flatMap((block) => (block.type === 'media-gallery' ? [block.data] : []));
  const [first] = galleries;
  if (!first) return null;
  const pictures = galleries.flatMap((gallery) =>
    gallery.pictures.map(({ image, caption }) => ({ ...image, title: caption ?? image.title })),
  );
  return { title: first.title, pictures };
}

/** The travel that the page is about. */
function tripOf(page: LoadedPage | undefined) {
  return page?.kind === 'travel' || page?.kind === 'tour' ? page.data.travel : null;
}

/** The departure that the page is about, or the next one of the travel. */
function departureOf(page: LoadedPage): Departure | null {
  if (page.kind === 'tour') return page.data.available && page.data.departure;
  return page.kind === 'travel' ? page.data.aside.next : null;
}

/** Only such a departure has terms that are certain today. */
function isBooked({ offer }: Departure): boolean {
  return offer.kind === 'booking';
}

function filtersOf(page: LoadedPage | undefined): ModalSubjects['filters'] | null {
  if (page?.kind !== 'search') return null;
  const { filters, panel } = page.data;
  return { filters, count: countActiveFilters(filters), choices: panel };
}
