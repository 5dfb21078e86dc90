import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleTourDetail, exampleTravel } from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { wordsOf } from '../../../test/support/site-words.ts';
import { loadPage } from '../../pages/define-page.server.ts';
import { tourPage } from '../../pages/tour/page.server.ts';
import { travelPage } from '../../pages/travel/page.server.ts';
import { ModalStateProvider } from '../modal-frame.tsx';
import PaymentInfoModal from './modal.tsx';

const t = await wordsOf('en-WE');
const STATE = shownModal('payment-info');

/** Of the example's departure on 12 June; null for the rule of all. */
async function draw(today: string | null): Promise<string> {
  const page = await exampleArguments({
    path: '/destinations/japan-by-rail/JPN-20270612',
    answers: { '/tours/JPN-20270612': exampleTourDetail() },
    today: today ?? undefined,
  });
  const { departure, available } = (await loadPage(tourPage, page)).data;
  if (!available) throw new Error('The example is available');
  const settings = { ...page.layoutSettings, installmentPayments: true };
  const subject = {
    settings,
    departure: today === null ? null : { terms: available.terms, price: departure.price },
    depositPercent: null,
    choice: [],
  };
  const modal = <PaymentInfoModal subject={subject} type={null} />;
  return visibleText(
    await renderInSite(<ModalStateProvider value={STATE}>{modal}</ModalStateProvider>),
  );
}

test.each([
  ['the rule of all departures', null, true, true],
  ['a departure far away', '2027-03-01', true, true],
  ['one too close for a deposit', '2027-05-20', false, true],
  ['one too close for the flexible option', '2027-06-06', false, false],
])('TRV-09 the modal of %s', async (_case, today, hasInstalments, hasOption) => {
  const text = await draw(today);
  expect(text.includes(t('modals:paymentInfo.instalments'))).toBe(hasInstalments);
  expect(text.includes('£49 per person')).toBe(hasOption);
});

test.each([
  ['no departure', null, 'Up to 31 days before departure'],
  ['no departure, with the share', null, t('travel:terms.depositNote', { percent: 20 })],
  ['no departure, with its figures', null, '£430 per person on each departure.'],
  ['a departure that there is not', 'JPN-20200101', 'Up to 31 days before departure'],
  ['a departure', 'JPN-20270612', 'Up to and including Wednesday 12 May 2027'],
  ['no departure, and cancelling later', null, '30 to 15 days before 50% of the price'],
  ['a departure, and cancelling later', 'JPN-20270612', '13 – 28 May 2027 50% of the price'],
])('TRV-09 LAY-10 chosen on the page of a travel: %s', async (_case, type, words) => {
  const page = await exampleArguments({
    path: '/destinations/japan-by-rail',
    answers: { '/travels/japan-by-rail': exampleTravel() },
  });
  const { data } = await loadPage(travelPage, page);
  const departures = data.months.flatMap((month) => month.departures);
  const { depositPercent } = data;
  const subject = {
    settings: page.layoutSettings,
    departure: null,
    depositPercent,
    choice: departures,
  };
  const html = await renderInSite(
    <ModalStateProvider value={STATE}>
      <PaymentInfoModal subject={subject} type={type} />
    </ModalStateProvider>,
    { address: '/japan?month=2027-06&modal=payment-info' },
  );
  expect(visibleText(html).replaceAll('\u00a0', ' ')).toContain(words);
  const options = byRole(html).all('option');
  expect(options.map(({ attributes }) => attributes.value)).toContain('JPN-20270612');
  // Without scripts the form asks for the same page with the same modal.
  const hidden = byRole(html)
    .all('hidden')
    .map(({ attributes }) => [attributes.name, attributes.value]);
  expect(hidden).toEqual([
    ['month', '2027-06'],
    ['modal', 'payment-info'],
  ]);
});
