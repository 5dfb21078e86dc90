/** What a travel costs in all, on its page (TRV-15). */
import { expect, test } from 'vitest';
import type { TourSummary } from '../../../contract/common.ts';
import type { TravelDetail } from '../../../contract/travel.ts';
import { drawTravel } from '../../../test/support/draw-travel.tsx';
import { exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';

test('TRV-15 the cost says of which departure it is, and whether others cost the same', async () => {
  const room = { isNoSharingRoomAvailable: true } as const;
  const [first, second] = [
    exampleTour({ isNoSharingRoomAvailable: false }),
    exampleTour({ ...room, code: 'B', startingDate: '2027-07-03', endingDate: '2027-07-14' }),
  ];
  const dear = exampleTour({ ...room, code: 'C', price: { GBP: 230000 } });
  const costsOf = async (tours: TourSummary[], address?: string) =>
    visibleText(
      /id="costs"[\s\S]*?<\/section>/.exec(await drawTravel(tours, { address }))?.[0] ?? '',
    );
  const withRoom = '/?cost[]=trip&cost[]=privateRoom';
  expect(await costsOf([first, second])).toContain(
    'on one of the cheapest departures: 12 – 23 June 2027.',
  );
  expect(await costsOf([first, second], withRoom)).toContain(
    'on one of the cheapest departures: 3 – 14 July 2027.',
  );
  expect(await costsOf([second])).toContain('on the cheapest departure: 3 – 14 July 2027.');
  const tours = [first, dear, { ...dear, code: 'D' }];
  const unticked = await costsOf(tours);
  expect(unticked).toContain('The trip £2,150');
  expect(unticked).toContain('on the cheapest departure: 12');
  expect(unticked).toContain('2 of 3 departures on sale still have private rooms');
  const ticked = await costsOf(tours, withRoom);
  expect(ticked).toContain('on one of the cheapest departures that have what you ticked: 12');
  expect(ticked).toContain('In all, per person: £2,810');
});

test('TRV-15 the sum says that what is not included and has no price is not in it, and where that stands', async () => {
  const costsOf = async (change?: Partial<TravelDetail>) =>
    /id="costs"[\s\S]*?<\/section>/.exec(await drawTravel([exampleTour()], { change }))?.[0] ?? '';
  const html = await costsOf();
  expect(visibleText(html)).toContain('Not counted here: what “Not included” names without a');
  expect(html).toContain('<a href="#included"');
  expect(await drawTravel([exampleTour()])).toContain('<section id="included"');
  expect(await costsOf({ notIncluded: [] })).not.toContain('#included');
});

test('TRV-15 the cost says of what bookings its flights are, where its departure is near', async () => {
  const near = 'the figure is for early bookings';
  expect(visibleText(await drawTravel([exampleTour()]))).not.toContain(near);
  expect(visibleText(await drawTravel([exampleTour()], { today: '2027-06-01' }))).toContain(near);
});

test('TRV-15 the cost says for how many nights the private room is', async () => {
  const { privateRoom } = exampleTravel();
  const change = { privateRoom: { ...privateRoom, sharedNights: 1 } };
  const note = 'Fixed price for 10 of the 11 nights; the other one is shared.';
  expect(visibleText(await drawTravel([exampleTour()], { change }))).toContain(note);
  expect(visibleText(await drawTravel([exampleTour()]))).not.toContain('of the 11 nights');
});
