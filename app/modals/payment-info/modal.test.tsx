import { expect, test } from 'vitest';
import { exampleTourDetail } from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { loadTourPage } from '../../pages/tour/loader.server.ts';
import { ModalStateProvider } from '../modal-state.ts';
import PaymentInfoModal from './modal.tsx';

const nothing = () => undefined;
const STATE = {
  name: 'payment-info',
  width: 580,
  closeHref: '/here',
  isAnimated: false,
  isClosing: false,
  close: nothing,
  onClosed: nothing,
} as const;

/** Of the example's departure on 12 June; null for the rule of all. */
async function draw(today: string | null): Promise<string> {
  const page = await exampleArguments({
    path: '/destinations/japan-by-rail/JPN-20270612',
    answers: { '/tours/JPN-20270612': exampleTourDetail() },
    today: today ?? undefined,
  });
  const { departure, available } = (await loadTourPage(page)).data;
  if (!available) throw new Error('The example is available');
  const settings = { ...page.layoutSettings, installmentPayments: true };
  const subject = {
    settings,
    departure: today === null ? null : { terms: available.terms, price: departure.price },
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
  expect(text.includes('in instalments')).toBe(hasInstalments);
  expect(text.includes('for £49 per person')).toBe(hasOption);
});
