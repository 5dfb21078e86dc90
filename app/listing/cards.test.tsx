import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import {
  confirmedTour,
  discountedTour,
  gatheringTour,
  plannedTour,
  promotedTour,
  soldOutTour,
  TOUR_EXAMPLES,
  tourOnRequest,
  tourWithOthers,
  TRAVEL_EXAMPLES,
  travelWithTours,
} from './card-examples.ts';
import { TourCard, TravelCard } from './cards.tsx';

const t = await wordsOf('en-WE');
const tourText = async (tour: (typeof TOUR_EXAMPLES)[number]) =>
  visibleText(await renderInSite(<TourCard tour={tour} />, { currency: 'EUR' }));

describe('RES-12 the card of a tour', () => {
  test('says where, when, how many days, how much, and whether it will run', async () => {
    const text = await tourText(confirmedTour);
    expect(text).toContain('Japan');
    expect(text).toContain('12 – 23 April 2027');
    expect(text).toContain('12 days · 8 days of leave · Ages 25 to 35');
    expect(text).toContain('2.199 €');
    expect(text).toContain('Confirmed · 5 seats left');
  });

  test.each([
    [discountedTour, 'Confirmed, almost full · 1 seat left'],
    [gatheringTour, 'Almost confirmed · 2 more people needed'],
    [plannedTour, 'Planned · 7 more people needed'],
    [tourOnRequest, 'On request'],
    [soldOutTour, 'Sold out'],
  ])('TRV-14 says with words how it stands: $1', async (tour, words) => {
    expect(await tourText(tour)).toContain(words);
  });

  test('shows the old price struck out and by how much it came down', async () => {
    const html = await renderInSite(<TourCard tour={discountedTour} />, { currency: 'EUR' });
    expect(byRole(html).one('deletion').text).toMatch(/ 1\.999 €$/);
    expect(visibleText(html)).toContain('Price now 1.699 €');
    expect(visibleText(html)).toContain('−15%');
  });

  test('TRV-08 TRV-15 says what a code takes off, with the lowest price of 30 days, and crosses nothing out', async () => {
    const html = await renderInSite(<TourCard tour={promotedTour} />, { marketId: 'it' });
    expect(visibleText(html)).toMatch(/2\.199\s€.*Con GO80: 80\s€ in meno a persona.*2\.149\s€/);
    expect(byRole(html).all('deletion')).toEqual([]);
    expect(await tourText(promotedTour)).toMatch(/about 80\s€ off per person with GO80/);
    expect(await tourText(confirmedTour)).not.toContain('with GO');
  });

  test('MKT-08 says of a price that is not one of the market’s own that it is about as much', async () => {
    expect(await tourText(gatheringTour)).toContain('about $2,419');
    expect(await tourText(confirmedTour)).toContain('about 2.199 €');
    const own = { cents: 189_900, currency: 'GBP', isConverted: false, discount: null } as const;
    expect(await tourText({ ...confirmedTour, price: own })).not.toContain('about');
    const price = { cents: 90_000, currency: 'USD', isConverted: false } as const;
    const discount = { oldCents: 100_000, percent: 10 };
    const given = await tourText({ ...confirmedTour, price: { ...price, discount } });
    expect(given).toMatch(/about Price before \$1,000 Price now \$900/);
    expect(given).toContain('in the 30 days before: about $1,000');
  });

  test.each([
    ['2027-04-02', []],
    ['2027-04-01', ['fullPayment']],
    ['2027-03-31', ['fullPaymentNoCancellation']],
  ])(
    'TRV-09 says of a departure on %s what it is too close for: %j',
    async (startingDate, terms) => {
      const termsOf = async (tour: (typeof TOUR_EXAMPLES)[number]) => {
        const text = await tourText({ ...tour, startingDate });
        const known = ['fullPayment', 'noCancellation', 'fullPaymentNoCancellation'];
        return known.filter((key) => text.includes(t(`listing:card.${key}`)));
      };
      expect(await termsOf(confirmedTour)).toEqual(terms);
      expect(await termsOf(soldOutTour)).toEqual([]);
    },
  );

  test('RES-03 a tour for mixed ages says which those are', async () => {
    expect(await tourText(discountedTour)).toContain(
      t('listing:ages.ALL').replaceAll('\u00a0', ' '),
    );
  });

  test('has one link, to the tour on this market’s path, named by title and dates', async () => {
    const card = byRole(await renderInSite(<TourCard tour={confirmedTour} />, { marketId: 'de' }));
    const link = card.one('link');
    expect(link.attributes.href).toBe('/reisen/japan-tokyo-to-kyoto-by-rail/JPN-20270412');
    expect(link.name).toMatch(/^Japan by rail.*, 12\.–23\. April 2027$/);
  });

  test('RES-06 leads to the other departures of its trip, where it stands for them', async () => {
    const html = await renderInSite(<TourCard tour={tourWithOthers} />);
    const link = byRole(html).one('link', /Japan by rail.*, and 11 other departures$/);
    expect(link.text).toBe('and 11 other departures');
    expect(decodeURIComponent(link.attributes.href ?? '')).toBe(
      '/search?travelId[]=japan-by-rail&sort=price:desc',
    );
  });

  test('has the heading that its place asks for', async () => {
    const html = await renderInSite(<TourCard tour={confirmedTour} headingAs="h4" as="li" />);
    expect(byRole(html).one('listitem').within.one('heading').tag).toBe('h4');
  });
});

describe('RES-12 the card of a travel', () => {
  test('gives price and date of its best tour, and how many others there are', async () => {
    const html = await renderInSite(<TravelCard travel={travelWithTours} />, { currency: 'EUR' });
    const text = visibleText(html);
    expect(text).toContain('12 – 23 April 2027');
    expect(text).toContain('12 days');
    expect(text).toContain('and 5 other departures');
    expect(text).toContain('from about 2.199 €');
    expect(text).not.toContain('Ages');
    expect(byRole(html).links).toContain('/destinations/japan-tokyo-to-kyoto-by-rail');
  });

  test('says no "from" where there is one departure only', async () => {
    const text = visibleText(
      await renderInSite(
        <TravelCard travel={{ ...travelWithTours, toursCount: 1, isLowestPrice: false }} />,
      ),
    );
    expect(text).not.toContain('from 2.199');
    expect(text).not.toContain('other departure');
  });

  test('RES-08 says that none is scheduled, with neither date nor price', async () => {
    const [, , without] = TRAVEL_EXAMPLES;
    const text = visibleText(
      await renderInSite(<TravelCard travel={without ?? travelWithTours} />),
    );
    expect(text).toContain(t('listing:empty.noDepartures'));
    expect(text).toContain('13 days');
    expect(text).not.toContain('€');
  });
});
