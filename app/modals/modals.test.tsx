import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { renderInSite, visibleText, type DrawnSite } from '../../test/support/render-in-site.tsx';
import { shownModal } from '../../test/support/shown-modal.ts';
import { wordsOf } from '../../test/support/site-words.ts';
import { MARKET_IDS, MARKETS } from '../../domain/market.ts';
import type { Companion, SeatHolders } from '../../contract/tour-group.ts';
import type { TourCompany } from '../pages/tour/page.server.ts';
import { EXAMPLE_TODAY, exampleTour, exampleTravel } from '../../test/support/example-tours.ts';
import { TOUR_STATUSES, type TourStatus } from '../../domain/tour-status.ts';
import { departureOf } from '../travel/departure.ts';
import { flightEstimate } from '../travel/estimates.server.ts';
import { STEPS_PATH } from '../wishlist/steps-address.ts';
import FaqsModal from './faqs/modal.tsx';
import FlightClubModal from './flight-club/modal.tsx';
import GroupInfoModal from './group-info/modal.tsx';
import LanguageModal from './language/modal.tsx';
import { ModalStateProvider } from './modal-frame.tsx';
import NotificationOptInModal from './notification-opt-in/modal.tsx';
import { mailAddress } from './parts/mail-address.ts';
import TalkToUsModal from './talk-to-us/modal.tsx';

const STATE = shownModal('faqs', { closeHref: '/here?a=1' });
const t = await wordsOf('en-WE');
const MAY_JOIN = t('travel:facts.agesNote');
const STEPS = (['wait', 'runs', 'answer'] as const).map((step) =>
  t(`modals:flightClub.step.${step}`),
);

function exampleDeparture(code: string, salesStatus: TourStatus) {
  const { exchangeRates } = LAYOUT_SETTINGS;
  const view = { today: EXAMPLE_TODAY, currency: 'GBP', exchangeRates } as const;
  return departureOf(exampleTour({ code, salesStatus }), view);
}

const draw = (modal: ReactNode, site?: DrawnSite) =>
  renderInSite(<ModalStateProvider value={STATE}>{modal}</ModalStateProvider>, site);

describe('LAY-10 modals', () => {
  test('TRV-03 TRV-15 flights: what they cost, when to buy, and whom to ask', async () => {
    const { flights } = exampleTravel();
    const display = { currency: 'GBP', exchangeRates: LAYOUT_SETTINGS.exchangeRates } as const;
    const flight = flightEstimate(flights, display, MARKETS['en-WE']);
    const textOf = async (daysLeft: number | null) =>
      visibleText(
        await draw(
          <FlightClubModal
            subject={{ flight, daysLeft, advice: 'wait', landBy: 'noon' }}
            type={null}
          />,
        ),
      );
    const text = await textOf(90);
    expect(text).toContain(t('travel:flights.wait'));
    expect(text).toMatch(/Flights from the UK from about £580 .*there are direct ones too/);
    expect(text).toMatch(/Ask us before you buy\. Write to/);
    const [late, early] = [t('travel:costs.lateFare'), t('travel:costs.earlyFare', { weeks: 6 })];
    expect([late, early].filter((words) => text.includes(words))).toEqual([]);
    expect(await textOf(6)).toContain(late);
    expect(await textOf(null)).toContain(early);
  });

  test.each([
    ['wait', 'wait'],
    ['buy', 'runs'],
    ['answer', 'answer'],
    [null, 'wait'],
  ] as const)('TRV-03 the steps to flights fit the advice %s', async (advice, step) => {
    const subject = { flight: null, daysLeft: null, advice, landBy: 'afternoon' } as const;
    const page = byRole(await draw(<FlightClubModal subject={subject} type={null} />));
    const steps = (['ask', step, 'buy'] as const).map((one) => t(`modals:flightClub.step.${one}`));
    expect(page.all('listitem').map(({ text }) => text)).toEqual(expect.arrayContaining(steps));
    const others = page.all('listitem').filter(({ text }) => !steps.includes(text));
    const isStep = ({ text }: { readonly text: string }) => STEPS.includes(text);
    expect(others.filter(isStep)).toEqual([]);
  });

  test.each([
    ['wait', 'noon'],
    ['wait', 'evening'],
    [null, 'afternoon'],
    [null, null],
  ] as const)('TRV-03 with the advice %s one lands by %s', async (advice, landBy) => {
    const subject = { flight: null, daysLeft: null, advice, landBy };
    const text = visibleText(await draw(<FlightClubModal subject={subject} type={null} />));
    expect(text).toContain(t(`travel:flights.landBy.${landBy ?? 'usual'}`));
  });

  test('TRV-01 RES-01 each of the six statuses is explained, and what becomes of the money', async () => {
    const subject = { settings: LAYOUT_SETTINGS };
    const html = await draw(<FaqsModal subject={subject} type="statuses" />);
    expect(byRole(html).all('term')).toHaveLength(TOUR_STATUSES.length);
    for (const status of TOUR_STATUSES)
      expect(visibleText(html)).toContain(t(`travel:runs.meaning.${status}`));
    expect(visibleText(html)).toContain(t('travel:runs.refund'));
  });

  test.each([
    [['35-49'], `Ages 35+ ${t('travel:facts.agesNoteFrom35')}`],
    [['25-35'], `Ages 25 to 35 ${MAY_JOIN}`],
    [['ALL'], `25 to 49 ${MAY_JOIN}`],
    [['ALL', '25-35'], `25 to 49 ${t('travel:facts.agesSome.25-35')} ${MAY_JOIN}`],
    [['ALL', '35-49'], `25 to 49 ${t('travel:facts.agesSome.35-49')} ${MAY_JOIN}`],
    [['25-35', '35-49'], `${t('travel:facts.agesSome.both')} ${MAY_JOIN}`],
  ] as const)('RES-03 the group of ages %j says who else may join', async (ageGroups, words) => {
    const subject = {
      groupSize: { min: 8, max: 16 },
      ageGroups,
      departure: null,
      company: null,
    } as const;
    const text = visibleText(await draw(<GroupInfoModal subject={subject} type={null} />));
    expect(text.replace(/\s/g, ' ')).toContain(words);
  });

  describe('TRV-08 who asked for a seat', () => {
    const drawn = (company: TourCompany) => {
      const seats = { kind: 'left', count: 5 } as const;
      const subject = {
        groupSize: { min: 8, max: 16 },
        ageGroups: ['ALL'],
        departure: { status: 'CONFIRMED', seats, taken: 11 },
        company,
      } as const;
      const address = '/destinations/japan-by-rail/JPN-20270612?modal=group-info';
      return draw(<GroupInfoModal subject={subject} type={null} />, { address });
    };
    const known = (companions: Companion[], seatHolders: SeatHolders = { ages: {} }) =>
      drawn({ people: 0, details: { kind: 'known', companions, seatHolders } }).then((html) =>
        visibleText(html).replace(/\s/g, ' '),
      );

    test.each([
      [0, null],
      [1, t('modals:groupInfo.interested', { count: 1 })],
      [9, t('modals:groupInfo.interested', { count: 9 })],
      [10, t('modals:groupInfo.interestedMost')],
      [400, t('modals:groupInfo.interestedMost')],
    ])('of %i people it says %s', async (people, words) => {
      const page = byRole(await drawn({ people, details: { kind: 'loggedOut' } }));
      const counts = [words, t('modals:groupInfo.loggedOut'), t('modals:groupInfo.logIn')];
      const { text } = page.one('region', t('modals:groupInfo.going'));
      expect(text).toBe([t('modals:groupInfo.going'), ...counts].filter(Boolean).join(' '));
    });

    test('LAY-10 a visitor reads how many have a seat, and nothing about who they are', async () => {
      for (const kind of ['loggedOut', 'unavailable'] as const) {
        const text = visibleText(await drawn({ people: 3, details: { kind } }));
        expect(text).toContain('11 travellers already have a seat.');
        expect(text).not.toMatch(/women|alone|first trip|have in common/i);
      }
    });

    test('LAY-10 who is logged in reads who has a seat, in the counts that are told', async () => {
      const all = { women: 6, alone: 7, firstTimers: 5, ages: { '25-35': 6, '35-49': 5 } };
      const fewer = t('modals:groupInfo.seats.fewer');
      expect(await known([], all)).toContain(
        `Who has a seat Women: 6 Travelling solo: 7 On their first trip with us: 5 Ages 25 to 35: 6 Ages 35+: 5 ${fewer}`,
      );
      expect(await known([], { women: 6, ages: {} })).toContain(`Who has a seat Women: 6 ${fewer}`);
      expect(await known([])).toContain(`Who has a seat ${fewer}`);
    });

    test('the way to the names leads back to this very modal', async () => {
      const html = await drawn({ people: 0, details: { kind: 'loggedOut' } });
      const { href } = byRole(html).one('link', t('modals:groupInfo.logIn')).attributes;
      const { searchParams } = new URL(href ?? '', 'http://localhost');
      expect(searchParams.get('returnTo')).toBe(
        '/destinations/japan-by-rail/JPN-20270612?modal=group-info',
      );
    });

    test('names stand with what is known, and as of people who asked', async () => {
      const text = await known([
        { firstName: 'Ada', ageGroup: '25-35', askedOn: '2027-02-20' },
        { firstName: null, ageGroup: null, askedOn: '2027-02-19' },
      ]);
      expect(text).toContain('Ada · Ages 25 to 35 · asked for a seat on Saturday 20 February 2027');
      expect(text).toContain('Someone · asked for a seat on Friday 19 February 2027');
      expect(text).toContain(t('modals:groupInfo.notBooked'));
      expect(await known([])).toContain(t('modals:groupInfo.none'));
      const away = await drawn({ people: 0, details: { kind: 'unavailable' } });
      expect(visibleText(away)).toContain(t('modals:groupInfo.unavailable'));
    });
  });

  test('LAY-09 what stands in for a number until there is one leads nobody on', async () => {
    const books = {
      telephone: { value: '«[telephone number]»' },
      messaging: { value: '+39 055 1' },
    };
    const layout = { contacts: { books, blocks: [] } };
    const html = await draw(<TalkToUsModal subject={{ blocks: [] }} type={null} />, { layout });
    const { links } = byRole(html);
    expect(links.filter((link) => link.startsWith('tel:'))).toEqual(['tel:+390551']);
    expect(visibleText(html)).not.toContain('«[');
  });

  test('are open dialogs with a title and a link that closes them', async () => {
    const html = await draw(<FaqsModal subject={{ settings: LAYOUT_SETTINGS }} type={null} />);
    const dialog = byRole(html).one('dialog', t('modals:faqs.title'));
    expect(dialog.attributes).toHaveProperty('open');
    const close = dialog.within.one('link', t('modals:close'));
    expect(close.attributes.href).toBe('/here?a=1');
  });

  test.each([
    ['cancellation', { freeCancellationDays: 29, flexibleCancellationDays: 7 }],
    ['payment', { balanceDueDays: 28 }],
  ] as const)('TRV-09 the answer about %s has the days of the settings', async (question, days) => {
    const settings = { ...LAYOUT_SETTINGS, ...days };
    const html = await draw(<FaqsModal subject={{ settings }} type={null} />);
    expect(visibleText(html)).toContain(t(`modals:faqs.${question}.answer`, days));
    expect(byRole(html).links.some((link) => link.startsWith('mailto:'))).toBe(true);
  });

  test('SEC-03 LAY-09 mail comes first, then contacts that lead where links may lead, and nowhere else', async () => {
    const list = [
      { label: 'Group chat', url: 'https://example.org/chat' },
      { label: 'By date', url: '/search' },
      { label: 'Script', url: 'javascript:alert(1)' },
    ];
    const blocks = [
      {
        id: 'b',
        title: 'Chats',
        showTalkToUs: true,
        showContactPage: false,
        callToActionList: list,
      },
    ];
    const html = await draw(<TalkToUsModal subject={{ blocks }} type={null} />);
    expect(visibleText(html)).toMatch(/Write to .* Group chat By date/);
    const { links } = byRole(html);
    expect(links.join(' ')).toMatch(/mailto:\S+ https:\/\/example\.org\/chat \/search/);
    expect(html).not.toContain('javascript');
  });

  test.each([
    ['a travel without departures', [], null, ['STOCKOUT_TRAVEL']],
    ['a departure that is confirmed', ['CONFIRMED'], null, ['PRICE_DROPPED']],
    ['one that still gathers people', ['PLANNED'], null, ['TOUR_CONFIRMED', 'PRICE_DROPPED']],
    ['several, none of them chosen', ['PLANNED', 'CONFIRMED'], null, []],
    ['the second of several', ['PLANNED', 'CONFIRMED'], 'T-1', ['PRICE_DROPPED']],
    ['none of several', ['PLANNED', 'CONFIRMED'], '<script>', []],
  ] as const)('NTFY-02 offers to visitors what %s has', async (_case, statuses, type, types) => {
    const departures = statuses.map((status, at) => exampleDeparture(`T-${at}`, status));
    const subject = { travelId: 'japan', title: 'Japan', departures };
    const html = await draw(<NotificationOptInModal subject={subject} type={type} />);
    const steps = byRole(html).links.filter((link) => link.startsWith(STEPS_PATH));
    const offered = steps.map((link) =>
      new URL(link, 'http://localhost').searchParams.get('alert'),
    );
    expect(offered).toEqual(types);
    expect(byRole(html).all('combobox')).toHaveLength(departures.length > 1 ? 1 : 0);
  });

  test.each([
    [null, 'it', null, 'Italia'],
    ['nonsense', 'it', null, 'Italia'],
    ['it', 'it', null, 'Italia'],
    ['fr', 'it', 'France', 'France'],
    // The list leaves it out; an offer is made all the same.
    ['en-US', 'it', 'United States', 'United States'],
  ] as const)(
    'MKT-09 MKT-10 the type %s on the site %s offers %s, and %s stands first',
    async (type, marketId, offered, first) => {
      const counterparts = { 'en-US': '/there' };
      const html = await draw(<LanguageModal subject={{ counterparts }} type={type} />, {
        marketId,
      });
      const page = byRole(html);
      expect(page.all('listitem')[0]?.text.startsWith(first)).toBe(true);
      const stay = (await wordsOf(marketId))('modals:language.stay');
      expect(visibleText(html).includes(stay)).toBe(offered !== null);
      expect(page.links.some((link) => link.endsWith('/there'))).toBe(type === 'en-US');
    },
  );

  test.each(MARKET_IDS)(
    'MKT-01 MKT-09 on the site %s each market has its language and what the layout says of it, and a disabled one is left out',
    async (marketId) => {
      const disabled = marketId === 'fr' ? 'es' : 'fr';
      const countries = Object.fromEntries(
        MARKET_IDS.map((id) => [
          id,
          { communityMessage: `For ${id}`, isDisabled: id === disabled || id === marketId },
        ]),
      );
      const layout = { settings: { ...LAYOUT_SETTINGS, countries } };
      const html = await draw(<LanguageModal subject={{ counterparts: {} }} type={null} />, {
        marketId,
        layout,
      });
      const listed = byRole(html).all('listitem');
      const expected = MARKET_IDS.filter((id) => id !== 'en-US' && id !== disabled);
      expect(listed).toHaveLength(expected.length);
      for (const id of expected) {
        const { label, languageLabel } = MARKETS[id];
        const words = new RegExp(`^${label} ${languageLabel} .* For ${id}$`);
        expect(
          listed.filter(({ text }) => words.test(text)),
          id,
        ).toHaveLength(1);
      }
    },
  );
});

test.each([
  [{ to: 'a@example.com' }, 'mailto:a@example.com'],
  [{ subject: 'A & B?' }, 'mailto:?subject=A%20%26%20B%3F'],
  [{ to: 'a@example.com', subject: 'S', text: 'x y' }, 'mailto:a@example.com?subject=S&body=x%20y'],
])('the mail %j begins at %s', (mail, address) => expect(mailAddress(mail)).toBe(address));
