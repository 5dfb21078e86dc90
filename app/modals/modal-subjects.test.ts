import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import type { RootData } from '../i18n/site.ts';
import type { LoadedPage } from '../pages/pages.server.ts';
import { type LoadedData, modalContext } from './asked-modal.tsx';
import { isGeneralName, MODAL_NAMES } from './modal-names.ts';
import { modalOf } from './modal-subjects.ts';

const block = (id: string, showTalkToUs: boolean) => ({
  id,
  title: id,
  showTalkToUs,
  showContactPage: true,
  callToActionList: [],
});
const root = {
  layout: { settings: {}, contacts: { books: {}, blocks: [block('a', true), block('b', false)] } },
} as unknown as RootData;
const frame = { counterparts: { it: '/a?b=1' } };
const page = (kind: LoadedPage['kind'], data: unknown) =>
  ({ kind, frame, seo: { alternates: { it: '/a' } }, data }) as unknown as LoadedPage;

const travel = (parts: object = {}) =>
  page('travel', {
    travel: {
      id: 't',
      slug: 's',
      title: 'T',
      coordinator: null,
      pictures: [],
      ageGroups: [],
      days: [],
    },
    months: [],
    estimates: { flight: null },
    ...parts,
  });
const search = (query: string) =>
  page('search', {
    filters: parseSearchFilters(new URLSearchParams(query)),
    activeCount: query === '' ? 0 : query.split('&').length,
  });

function shown(name: string, loaded: Partial<LoadedData> = {}) {
  const data = { root, page: undefined, booking: undefined, ...loaded };
  return modalOf({ pathname: '/', search: `?modal=${name}&type=x` }, modalContext(data));
}

describe('LAY-11 the modal that an address opens', () => {
  test('is drawn with its type, its width and what it shows', () => {
    expect(shown('language', { page: travel() })).toEqual({
      name: 'language',
      type: 'x',
      width: 420,
      isOffer: false,
      subject: { counterparts: { it: '/a?b=1' } },
    });
  });

  test('CMS-04 shows the pictures of a page’s galleries, with what is said of them', () => {
    const gallery = (title: string, ...pictures: object[]) => ({
      type: 'media-gallery',
      data: { title, pictures },
    });
    const blocks = [
      { type: 'steps', data: {} },
      gallery('First', { image: { id: '1', title: 'One' }, caption: 'Said' }),
      gallery('Second', { image: { id: '2', title: 'Two' }, by: 'Ada' }),
    ];
    expect(shown('gallery', { page: page('custom-page', { blocks }) })?.subject).toEqual({
      title: 'First',
      pictures: [
        { id: '1', title: 'Said' },
        { id: '2', title: 'Two', by: 'Ada' },
      ],
    });
    expect(shown('gallery', { page: page('custom-page', { blocks: [] }) })?.subject).toBeNull();
  });

  test.each<[string, Partial<LoadedData>]>([
    ['nonsense', { page: travel() }],
    ['language', { root: undefined }],
  ])('%s is none', (name, loaded) => {
    expect(shown(name, loaded)).toBeNull();
  });

  test.each<[string, Partial<LoadedData>]>([
    ['coordinator', { page: travel() }],
    ['gallery', {}],
    ['remove-confirm', { page: page('wishlist', { travels: [{ travelId: 'other' }] }) }],
    ['meetup-search', { page: travel() }],
  ])('LAY-10 %s has its general words alone where the page has nothing for it', (name, loaded) => {
    expect(shown(name, loaded)?.subject).toBeNull();
    expect(MODAL_NAMES.filter(isGeneralName)).toContain(name);
  });

  test.each(MODAL_NAMES)('LAY-10 %s opens on a page that has nothing for any', (name) => {
    const isGeneral = isGeneralName(name);
    expect(shown(name)).toMatchObject({ name });
    expect(shown(name)?.subject === null).toBe(isGeneral);
  });

  test.each<[string, Partial<LoadedData>, object]>([
    [
      'remove-confirm',
      { page: page('wishlist', { travels: [{ travelId: 'x', name: null, tours: [{}, {}] }] }) },
      { travelId: 'x', title: null, tourCount: 2 },
    ],
    ['filters', { page: search('') }, { count: 0 }],
    ['filters', {}, { count: 0, filters: null }],
    [
      'payment-info',
      { page: page('tour', { available: null, travel: {}, departure: {} }) },
      { departure: null },
    ],
    ['notification-opt-in', { page: travel() }, { travelId: 't', title: 'T', departures: [] }],
    [
      'wishlist-steps',
      { page: travel() },
      { step: 'travelId=t', about: { title: 'T', departure: null } },
    ],
    ['flight-club', { page: travel() }, { daysLeft: null, advice: null }],
    [
      'flight-club',
      {
        page: page('tour', {
          available: { estimates: { flight: null }, flightAdvice: 'wait' },
          departure: { daysLeft: 6 },
          travel: { landBy: 'noon' },
        }),
      },
      { daysLeft: 6, advice: 'wait', landBy: 'noon' },
    ],
    [
      'meetup-search',
      { page: page('wemeet', { search: { city: 'rome' }, cities: [], events: [] }) },
      { kind: 'search', search: { city: 'rome' }, cities: [] },
    ],
    [
      'meetup-search',
      {
        page: page('coordinator', {
          coordinator: { firstName: 'A', city: 'B', countryName: 'C', languageNames: ['D', 'E'] },
          meetups: [{ id: 'walk' }],
        }),
      },
      {
        kind: 'coordinator',
        name: 'A',
        city: 'B, C',
        languages: 'D, E',
        meetups: [{ id: 'walk' }],
      },
    ],
  ])('%s shows what the page has loaded', (name, loaded, subject) => {
    expect(shown(name, loaded)?.subject).toMatchObject(subject);
  });

  test('LAY-09 talking to us offers the contacts meant for it', () => {
    expect(shown('talk-to-us')?.subject).toMatchObject({ blocks: [{ id: 'a' }] });
  });

  test.each(['wishlist-steps', 'verification-code'])(
    'WISH-02 %s is about what its address says, whatever page it is on',
    (name) => {
      const step = '&travelId=japan&alert=PRICE_DROPPED&step=code';
      expect(shown(name + step, { page: travel() })?.subject).toEqual({
        step: 'travelId=japan&alert=PRICE_DROPPED&step=code',
        about: null,
      });
    },
  );
});
